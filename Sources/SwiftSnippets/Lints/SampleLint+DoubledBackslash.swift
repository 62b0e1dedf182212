package import SourceDiagnostics

extension Rule {
  /// A backslash that was doubled.
  package static let sampleDoubledBackslash = Rule(
    "sample.doubled-backslash", .standard(.error),
    summary: "A backslash was doubled: `\\\\(name)` in a string, `\\\\.self` in code.",
    rationale: """
      Content systems and serialisers escape what is escaped already. A doubled backslash in a \
      string parses, and shows `\\(name)` to everybody.
      """)
}

extension SampleLint {
  /// Two backslashes before a key path in code, or before an interpolation in a string.
  static let doubledBackslash = SampleLint(
    .sampleDoubledBackslash, mend: "write one backslash",
    isSuspected: { bytes in
      ByteSearch.contains("\\\\(", in: bytes) || ByteSearch.contains("\\\\.", in: bytes)
    },
    find: { text in
      let inCode = text.places(of: "\\\\.").filter { text.isCode($0.lowerBound) }.map { range in
        LintHit(
          range: range, message: "the backslash of a key path was doubled",
          edits: [LintEdit(range: range.lowerBound..<(range.lowerBound + 1), text: "")])
      }
      let inStrings = ParenthesisedName.all(in: text, after: [0x5C, 0x5C]).map { name in
        LintHit(
          range: name.range,
          message: "the backslash of `\\(\(name.name))` was doubled, so the string shows it",
          edits: [LintEdit(range: name.range.lowerBound..<(name.range.lowerBound + 1), text: "")])
      }
      return (inCode + inStrings).sorted { $0.range.lowerBound < $1.range.lowerBound }
    })
}
