package import SourceDiagnostics

extension Rule {
  /// An interpolation without its backslash.
  package static let sampleInterpolationBackslash = Rule(
    "sample.interpolation-backslash", .standard(.warning),
    summary: "An interpolation has lost its backslash: `\"(count) items\"`.",
    rationale: """
      What is left is a string that shows, and speaks, the name of a variable. It parses and \
      compiles, and a listener hears "count items".
      """)
}

extension SampleLint {
  /// Parentheses in a string around a name that the sample declares.
  static let interpolationBackslash = SampleLint(
    .sampleInterpolationBackslash, mend: "write the interpolation with `\\`",
    isSuspected: { bytes in
      ByteSearch.contains("\"", in: bytes) && ParenthesisedName.isSuspected(bytes)
    },
    find: { text in
      ParenthesisedName.all(in: text, after: []).map { name in
        let insert = LintEdit(range: name.range.lowerBound..<name.range.lowerBound, text: "\\")
        return LintHit(
          range: name.range,
          message: "`(\(name.name))` has lost its backslash: `\(name.root)` is declared here",
          suggestion: name.isPath ? nil : "write `\\(\(name.name))`, if its value is meant",
          edits: name.isPath ? [insert] : [])
      }
    })
}
