/// A name in parentheses inside of a string, where the sample itself declares the name.
struct ParenthesisedName {
  /// Where it stands, from what precedes the parenthesis (see `all`) to the closing one.
  let range: Range<Int>
  /// What stands between the parentheses: a name, or names with periods between them.
  let name: String
  /// The first of the names.
  let root: String

  /// Whether it cannot be a word of a text: it has a period, or a capital inside.
  var isPath: Bool {
    name.contains(".") || name.unicodeScalars.dropFirst().contains { ("A"..."Z").contains($0) }
  }

  /// Whether a name in parentheses can stand somewhere, after a quote, a space or a backslash.
  static func isSuspected(_ bytes: [UInt8]) -> Bool {
    for place in bytes.indices.dropFirst()
    where bytes[place] == 0x28 && place + 1 < bytes.count && isNameByte(bytes[place + 1]) {
      if [0x20, 0x22, 0x5C].contains(bytes[place - 1]) { return true }
    }
    return false
  }

  /// All of them in strings that take interpolations.
  ///
  /// - Parameters:
  ///   - text: the code.
  ///   - prefix: bytes that have to stand before the parenthesis; where there are none, neither a
  ///     letter nor a backslash may stand there.
  /// - Returns: them, in the order of the code.
  static func all(in text: LintedText, after prefix: [UInt8]) -> [ParenthesisedName] {
    let declared = DeclaredVariables(in: text)
    guard !declared.all.isEmpty else { return [] }
    // Where other interpolations have kept their backslashes, nothing has taken them away.
    let isIntact = ByteSearch.contains("\\(", in: text.bytes)
    var previous: SampleToken?
    var isRaw = false
    var result: [ParenthesisedName] = []
    for token in text.tokens {
      if token.kind == .quote, text.bytes[token.range.lowerBound] == 0x22 {
        isRaw =
          previous.map { $0.kind == .quote && text.bytes[$0.range.lowerBound] == 0x23 } ?? false
      } else if token.kind == .text, !isRaw {
        result += names(in: token, text, prefix).filter { name in
          guard declared.all.contains(name.root) else { return false }
          if name.isPath || !prefix.isEmpty { return true }
          return !isIntact && !isRemark(name, in: token, text, declared)
        }
      }
      previous = token
    }
    return result
  }

  /// Whether a plain word is more likely one that is meant as it stands: a flag cannot be read out,
  /// and "Phone (optional)" ends with a remark.
  private static func isRemark(
    _ name: ParenthesisedName, in token: SampleToken, _ text: LintedText,
    _ declared: DeclaredVariables
  ) -> Bool {
    declared.flags.contains(name.root)
      || (name.range.upperBound == token.range.upperBound
        && text.bytes[name.range.lowerBound - 1] == 0x20)
  }

  private static func names(
    in token: SampleToken, _ text: LintedText, _ prefix: [UInt8]
  ) -> [ParenthesisedName] {
    var result: [ParenthesisedName] = []
    let bytes = text.bytes
    for open in token.range where bytes[open] == 0x28 {
      let start = open - prefix.count
      guard start >= token.range.lowerBound, bytes[start..<open].elementsEqual(prefix) else {
        continue
      }
      if prefix.isEmpty, open > token.range.lowerBound {
        let before = bytes[open - 1]
        guard !isNameByte(before), before != 0x5C else { continue }
      }
      let content = bytes[(open + 1)..<token.range.upperBound].prefix {
        isNameByte($0) || $0 == 0x2E
      }
      guard content.endIndex < token.range.upperBound, bytes[content.endIndex] == 0x29,
        let first = content.first, !isDigit(first), first != 0x2E, content.last != 0x2E
      else { continue }
      let name = String(decoding: content, as: UTF8.self)
      result.append(
        ParenthesisedName(
          range: start..<(content.endIndex + 1), name: name,
          root: String(name.prefix { $0 != "." })))
    }
    return result
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
