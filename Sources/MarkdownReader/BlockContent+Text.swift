/// Finding the source of a text in which escapes and entities are resolved.
extension BlockContent {
  /// How far ahead a text is looked for that does not stand at the position.
  private static let reach = 256

  /// Follows a text of the tree.
  ///
  /// - Parameters:
  ///   - text: the text, with escapes and entities resolved.
  ///   - raw: whether it is first looked for as it is.
  /// - Returns: the indices it stands on; empty where it was not found.
  mutating func follow(_ text: [UInt8], raw: Bool) -> Range<Int> {
    if raw, let end = verbatimEnd(of: text, at: position) { return take(to: end) }
    if let end = resolvedEnd(of: text, at: position) { return take(to: end) }
    if let end = verbatimEnd(of: text, at: position) { return take(to: end) }
    let limit = min(bytes.count, position + Self.reach)
    var start = position + 1
    while start < limit {
      if bytes[start] == text.first, let end = verbatimEnd(of: text, at: start) {
        position = start
        return take(to: end)
      }
      start += 1
    }
    return position..<position
  }

  private mutating func take(to end: Int) -> Range<Int> {
    defer { position = end }
    return position..<end
  }

  /// Where a text ends that stands at an index just as it is.
  func verbatimEnd(of text: [UInt8], at start: Int) -> Int? {
    let end = start + text.count
    guard end <= bytes.count else { return nil }
    for index in 0..<text.count where bytes[start + index] != text[index] { return nil }
    return end
  }

  /// Where a text ends that stands at an index, perhaps with escapes and entities.
  private func resolvedEnd(of text: [UInt8], at start: Int) -> Int? {
    var (index, place) = (start, 0)
    while place < text.count {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        guard let step = escapeLength(at: index, giving: text[place]) else { return nil }
        index += step
        place += 1
      } else if byte == UInt8(ascii: "&") {
        guard let step = entity(at: index, giving: text, at: place) else { return nil }
        index += step.source
        place += step.text
      } else {
        guard byte == text[place] else { return nil }
        index += 1
        place += 1
      }
    }
    return index
  }

  /// How many bytes at a backslash give a byte of the text.
  private func escapeLength(at index: Int, giving byte: UInt8) -> Int? {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if ASCII.isPunctuation(next), next == byte { return 2 }
    return byte == UInt8(ascii: "\\") ? 1 : nil
  }

  /// How many bytes at an ampersand give how many bytes of the text.
  private func entity(
    at index: Int, giving text: [UInt8], at place: Int
  ) -> (source: Int, text: Int)? {
    let plain = text[place] == UInt8(ascii: "&")
    guard let end = entityEnd(at: index) else { return plain ? (1, 1) : nil }
    let length = end - index
    let name = bytes[(index + 1)..<(end - 1)]
    if let scalar = Self.numericScalar(name) {
      let encoded = Array(String(scalar).utf8)
      guard text[place...].starts(with: encoded) else { return plain ? (1, 1) : nil }
      return (length, encoded.count)
    }
    if plain {
      return name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8) ? (length, 1) : (1, 1)
    }
    return (length, namedLength(name, text, at: place, before: end))
  }

  /// The end of what looks like an entity, after its semicolon.
  private func entityEnd(at index: Int) -> Int? {
    var end = index + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let start = end
    while end < bytes.count, ASCII.isDigit(bytes[end]) || ASCII.isLetter(bytes[end]) { end += 1 }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return end + 1
  }

  /// What a numeric entity stands for; nil for a named one.
  private static func numericScalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return nil }
    let isHex = name.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = String(decoding: name.dropFirst(isHex ? 2 : 1), as: UTF8.self)
    guard let value = UInt32(digits, radix: isHex ? 16 : 10) else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The second scalars of the named entities that stand for two.
  private static let seconds: [[UInt8]] = [
    "\u{331}", "\u{333}", "\u{338}", "\u{200A}", "\u{20D2}", "\u{20E5}", "\u{FE00}",
  ].map { (scalar: String) in Array(scalar.utf8) }

  /// How many bytes of a text a named entity gave: one scalar, or two where the second is one that
  /// does not stand after the entity.
  private func namedLength(
    _ name: ArraySlice<UInt8>, _ text: [UInt8], at place: Int, before end: Int
  ) -> Int {
    if name.elementsEqual("fjlig".utf8) { return min(2, text.count - place) }
    let first = min(Self.scalarLength(text[place]), text.count - place)
    let rest = text[(place + first)...]
    guard let second = Self.seconds.first(where: { rest.starts(with: $0) }) else { return first }
    return bytes[end...].starts(with: second) ? first : first + second.count
  }

  private static func scalarLength(_ first: UInt8) -> Int {
    switch first {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }
}
