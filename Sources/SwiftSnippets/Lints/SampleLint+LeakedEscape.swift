package import SourceDiagnostics

extension Rule {
  /// An escape outside of a string.
  package static let sampleLeakedEscape = Rule(
    "sample.leaked-escape", .standard(.error),
    summary: "An escape such as `\\\"` or `\\n` stands outside of a string.",
    rationale: """
      The code was taken out of a JSON text or a string without being unescaped. Nobody can use it \
      as it is.
      """)
}

extension SampleLint {
  /// `\"`, `\n` and `\t` where no string is.
  static let leakedEscape = SampleLint(
    .sampleLeakedEscape, mend: "write plain quotation marks",
    isSuspected: { bytes in
      ByteSearch.contains("\\\"", in: bytes) || ByteSearch.contains("\\n", in: bytes)
        || ByteSearch.contains("\\t", in: bytes)
    },
    find: { text in
      quotes(in: text) + newlines(in: text)
    })

  /// Escaped quotes.
  ///
  /// Behind the first nobody knows any more where strings begin, so that all others of its line are
  /// taken for the same.
  private static func quotes(in text: LintedText) -> [LintHit] {
    let places = text.places(of: "\\\"")
    let lines = Set(
      places.filter { text.isCode($0.lowerBound) }.map { text.line(of: $0.lowerBound) })
    return places.filter { lines.contains(text.line(of: $0.lowerBound)) }.map { range in
      LintHit(
        range: range, message: "an escaped quotation mark stands outside of a string",
        edits: [LintEdit(range: range, text: "\"")])
    }
  }

  /// Escaped line ends and tabs that are no key path, such as that of a type `n`.
  private static func newlines(in text: LintedText) -> [LintHit] {
    ["\\n", "\\t", "\\r"].flatMap { text.places(of: $0) }.filter { range in
      guard text.isCode(range.lowerBound) else { return false }
      if isEnd(range.lowerBound - 1, of: text) { return true }
      let next = range.upperBound < text.bytes.count ? text.bytes[range.upperBound] : 0x0A
      return !isName(next) && next != 0x2E && next != 0x3C && next != 0x5B && next != 0x3F
    }
    .sorted { $0.lowerBound < $1.lowerBound }
    .map { range in
      LintHit(
        range: range,
        message: "`\(text.text(range))` stands outside of a string, as two characters",
        suggestion: "write the line break itself")
    }
  }

  /// Whether a value or a block ends with a byte: no key path can follow it without a blank.
  private static func isEnd(_ byte: Int, of text: LintedText) -> Bool {
    guard byte >= 0, let token = text.token(at: byte) else { return false }
    switch token.kind {
    case .word, .quotedName, .number, .quote: return true
    case .mark: return [0x29, 0x5D, 0x7D].contains(text.bytes[byte])
    default: return false
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
