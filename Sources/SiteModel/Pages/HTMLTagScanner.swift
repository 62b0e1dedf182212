/// Cuts raw HTML into tags.
///
/// What it does not understand it calls not clean, which is refused.
struct HTMLTagScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tags: [HTMLTag] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Cuts the whole source.
  mutating func scan() {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        position += 1
      } else if !skipComment() {
        position += 1
        scanTag()
      }
    }
  }

  /// Passes over `<!-- ... -->`.
  private mutating func skipComment() -> Bool {
    guard bytes[position...].starts(with: "<!--".utf8) else { return false }
    var end = position + 4
    while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
    guard end < bytes.count else { return false }
    position = end + 3
    return true
  }

  private mutating func scanTag() {
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = word()
    var attributes: [String] = []
    var isClean = !name.isEmpty
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if Self.isBlank(byte) || byte == UInt8(ascii: "/") {
        position += 1
        continue
      }
      let attribute = word()
      guard !attribute.isEmpty else {
        isClean = false
        position += 1
        continue
      }
      attributes.append(attribute)
      if !skipValue() { isClean = false }
    }
    if position < bytes.count { position += 1 } else { isClean = false }
    tags.append(HTMLTag(name: name, attributes: attributes, isClean: isClean, isEnd: isEnd))
  }

  /// Letters, digits, `-`, `:` and `_`, in lower case.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// Passes over `= "value"`; false where the value is not in quotes.
  private mutating func skipValue() -> Bool {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return true }
    position += 1
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count else { return false }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { return false }
    position += 1
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
