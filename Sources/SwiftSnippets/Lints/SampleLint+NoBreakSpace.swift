package import SourceDiagnostics

extension Rule {
  /// A space in Swift code that is none.
  package static let sampleNoBreakSpace = Rule(
    "sample.no-break-space", .standard(.warning),
    summary: "A no-break space, or another space that is not plain, stands in Swift code.",
    rationale: """
      It comes along when code is copied from a web page or a chat. It cannot be seen, the compiler \
      warns about it or refuses it, and searches do not find what it separates.
      """)
}

extension SampleLint {
  /// Spaces that are not plain, outside of strings and comments.
  static let noBreakSpace = SampleLint(
    .sampleNoBreakSpace, mend: "write a plain space",
    isSuspected: { ByteSearch.contains(spaces, in: $0) },
    find: { text in
      ByteSearch.scalars(in: text.bytes).compactMap { scalar, range in
        guard spaces.contains(scalar), text.isCode(range.lowerBound) else { return nil }
        let isBreak = scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{85}"
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
        guard !isBreak else {
          // A new line may need an indentation or a quote's mark, which is no part of the code.
          return LintHit(
            range: range, message: "the line end U+\(digits) stands in the code, not a line break",
            suggestion: "write the line break itself")
        }
        let name = scalar == "\u{A0}" ? "a no-break space" : "the space U+\(digits)"
        return LintHit(
          range: range, message: "\(name) stands in the code, where a plain one belongs",
          edits: [LintEdit(range: range, text: " ")])
      }
    })

  /// What Unicode calls a space, without the plain one.
  private static let spaces: Set<Unicode.Scalar> = Set(
    ["\u{85}", "\u{A0}", "\u{1680}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}"]
      + (0x2000...0x200A).compactMap { Unicode.Scalar($0 as UInt32) })
}
