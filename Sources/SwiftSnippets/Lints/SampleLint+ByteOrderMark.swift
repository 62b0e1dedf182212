package import SourceDiagnostics

extension Rule {
  /// A byte-order mark inside of a sample.
  package static let sampleByteOrderMark = Rule(
    "sample.byte-order-mark", .standard(.warning),
    summary: "A byte-order mark stands in Swift code.",
    rationale: """
      It belongs at the very beginning of a file and nowhere else; it was carried along when files \
      were joined or pasted. It cannot be seen.
      """)
}

extension SampleLint {
  /// U+FEFF outside of strings and comments.
  static let byteOrderMark = SampleLint(
    .sampleByteOrderMark, mend: "take the byte-order mark away",
    isSuspected: { ByteSearch.contains("\u{FEFF}", in: $0) },
    find: { text in
      text.places(of: "\u{FEFF}").filter { text.isCode($0.lowerBound) }.map { range in
        LintHit(
          range: range, message: "a byte-order mark stands in the code",
          edits: [LintEdit(range: range, text: "")])
      }
    })
}
