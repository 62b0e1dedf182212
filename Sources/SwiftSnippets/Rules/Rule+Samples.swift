package import SourceDiagnostics

extension Rule {
  /// A Swift sample that the compiler refuses.
  package static let sampleParse = Rule(
    "sample.parse", .fixed(.error),
    summary: "A Swift sample that `swiftc -parse` refuses.",
    rationale: """
      Readers copy samples. One that cannot even be parsed costs them time and the handbook its \
      credit.
      """)

  /// A sample that does not fail as its fence says.
  package static let sampleExpectedFailure = Rule(
    "sample.expected-failure", .fixed(.error),
    summary: "A sample marked `fails` parses, fails in another way, or does not say how it fails.",
    rationale: """
      The page shows the compiler's message under such a sample. If the sample says something else \
      than its author believes, the page teaches something wrong.
      """)

  /// A context that is not needed.
  package static let sampleNeedlessContext = Rule(
    "sample.needless-context", .fixed(.error),
    summary: "A sample marked `in=` parses without it.",
    rationale: "Marks stay honest: readers take `in=member` for a reason to add a type around it.")

  /// Marks for hidden lines that hide nothing or everything, or are misspelt.
  package static let sampleHiddenLines = Rule(
    "sample.hidden-lines", .fixed(.error),
    summary: "A `// snippet.hide` or `// snippet.show` comment does not do what it says.",
    rationale: "A misspelt mark puts the set-up lines on the page, or takes the point off it.")

  /// More skipped samples than the handbook allows.
  package static let sampleTooManySkipped = Rule(
    "sample.too-many-skipped", .standard(.error),
    summary: "More samples are marked `skip` than `site.yml` allows.",
    rationale: "Each skipped sample is one that nobody proves; the number should not grow unseen.")
}
