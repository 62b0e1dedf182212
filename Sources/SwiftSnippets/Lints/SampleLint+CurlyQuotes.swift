package import SourceDiagnostics

extension Rule {
  /// Curly quotes in Swift code.
  package static let sampleCurlyQuotes = Rule(
    "sample.curly-quotes", .standard(.error),
    summary: "Curly quotation marks stand where Swift takes straight ones.",
    rationale: """
      Word processors, chats and slides turn quotes curly. Whoever copies the sample gets an error \
      about an invalid character and has to retype it.
      """)
}

extension SampleLint {
  /// Curly quotes outside of strings and comments, and those that were to end a string.
  static let curlyQuotes = SampleLint(
    .sampleCurlyQuotes, mend: "write straight quotation marks",
    isSuspected: { ByteSearch.contains(double.union(single), in: $0) },
    find: { text in
      var hits: [LintHit] = []
      var openLine: Int?
      for (scalar, range) in ByteSearch.scalars(in: text.bytes)
      where double.contains(scalar) || single.contains(scalar) {
        let token = text.token(at: range.lowerBound)
        let isLost = token?.kind == .openText && double.contains(scalar)
        guard isLost || token?.isProse != true else { continue }
        let line = text.line(of: range.lowerBound)
        // Between two curly double quotes single ones are part of what was a string.
        if single.contains(scalar), openLine == line { continue }
        if double.contains(scalar) { openLine = openLine == line ? nil : line }
        hits.append(
          LintHit(
            range: range, message: "curly quotation marks are not Swift: it takes straight ones",
            edits: [LintEdit(range: range, text: "\"")]))
      }
      return hits
    })

  private static let double: Set<Unicode.Scalar> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}",
  ]

  private static let single: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}"]
}
