package import SourceDiagnostics

extension Rule {
  /// A dash where Swift takes a minus.
  package static let sampleTypographicDash = Rule(
    "sample.typographic-dash", .standard(.error),
    summary: "A typographic dash or minus sign stands where Swift takes `-`.",
    rationale: """
      Word processors make a dash of a minus. The two look alike, and the compiler only says that \
      a character is invalid.
      """)
}

extension SampleLint {
  /// Dashes outside of strings and comments.
  static let typographicDash = SampleLint(
    .sampleTypographicDash, mend: "write `-`",
    isSuspected: { ByteSearch.contains(dashes, in: $0) },
    find: { text in
      let declaresOperator = text.tokens.contains {
        $0.kind == .keyword && text.text($0) == "operator"
      }
      return ByteSearch.scalars(in: text.bytes).compactMap { scalar, range in
        guard dashes.contains(scalar), text.isCode(range.lowerBound),
          !(declaresOperator && scalar == minus)
        else { return nil }
        let name = scalar == minus ? "the minus sign U+2212" : "a typographic dash"
        return LintHit(
          range: range, message: "\(name) is not a Swift operator: it takes `-`",
          edits: [LintEdit(range: range, text: "-")])
      }
    })

  /// The minus of mathematics, which Swift would allow as an operator somebody declares.
  private static let minus: Unicode.Scalar = "\u{2212}"

  private static let dashes: Set<Unicode.Scalar> = [
    "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", minus,
  ]
}
