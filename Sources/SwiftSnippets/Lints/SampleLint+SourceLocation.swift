package import SourceDiagnostics

extension Rule {
  /// A directive that moves the compiler's messages elsewhere.
  package static let sampleSourceLocation = Rule(
    "sample.source-location", .fixed(.error),
    summary: "A sample holds `#sourceLocation`.",
    rationale: """
      The directive makes the compiler report errors in another file and line, so that nobody could \
      say where they are in the card. Generators of code need it, readers do not.
      """)
}

extension SampleLint {
  /// `#sourceLocation` outside of strings and comments.
  static let sourceLocation = SampleLint(
    .sampleSourceLocation,
    isSuspected: { ByteSearch.contains("sourceLocation", in: $0) },
    find: { text in
      zip(text.code, text.code.dropFirst()).compactMap { first, second in
        let isWhole = text.text(first).hasPrefix("#sourceLocation")
        let isParted = text.text(first) == "#" && text.text(second) == "sourceLocation"
        guard isWhole || isParted, !first.isProse else { return nil }
        let end = isWhole ? first.range.upperBound : second.range.upperBound
        return LintHit(
          range: first.range.lowerBound..<end,
          message: "`#sourceLocation` makes the compiler report errors in another place",
          suggestion: "leave the directive out of the sample")
      }
    })
}
