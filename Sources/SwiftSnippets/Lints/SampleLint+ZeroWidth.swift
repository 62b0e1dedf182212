package import SourceDiagnostics

extension Rule {
  /// An invisible character in Swift code.
  package static let sampleZeroWidth = Rule(
    "sample.zero-width", .standard(.warning),
    summary: "A character of no width stands in Swift code.",
    rationale: """
      Zero-width spaces, soft hyphens and marks of writing direction cannot be seen. Some of them \
      parse as part of a name, which is then another name than the one that is read.
      """)
}

extension SampleLint {
  /// Characters of no width outside of strings and comments.
  static let zeroWidth = SampleLint(
    .sampleZeroWidth, mend: "take the invisible characters away",
    isSuspected: { ByteSearch.contains(invisible, in: $0) },
    find: { text in
      ByteSearch.scalars(in: text.bytes).compactMap { scalar, range in
        guard invisible.contains(scalar), text.isCode(range.lowerBound),
          !(joiners.contains(scalar) && isJoining(range, in: text))
        else { return nil }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
        return LintHit(
          range: range, message: "an invisible character, U+\(digits), stands in the code",
          edits: [LintEdit(range: range, text: "")])
      }
    })

  /// Whether letters that need it stand on both sides, as in a Persian name or a joined emoji.
  private static func isJoining(_ range: Range<Int>, in text: LintedText) -> Bool {
    range.lowerBound > 0 && range.upperBound < text.bytes.count
      && text.bytes[range.lowerBound - 1] >= 0x80 && text.bytes[range.upperBound] >= 0x80
  }

  private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]

  private static let invisible: Set<Unicode.Scalar> = joiners.union(
    ["\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{180E}", "\u{61C}"]
      + ((0x202A...0x202E).map { $0 } + (0x2060...0x2064).map { $0 } + (0x2066...0x2069).map { $0 })
      .compactMap { Unicode.Scalar($0 as UInt32) })
}
