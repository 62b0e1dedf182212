package import SourceDiagnostics

/// The rules about samples and their fences.
package enum SnippetRules {
  /// The rules that say something of marks and of the compiler's verdicts.
  static let others: [Rule] = [
    .fenceUnclosed, .fenceUnlabelled, .fenceLanguage, .fenceUnknownMark, .fenceRepeatedMark,
    .fenceMarkValue, .fenceMarkConflict, .sampleParse, .sampleExpectedFailure,
    .sampleNeedlessContext, .sampleHiddenLines, .sampleTooManySkipped,
  ]

  /// All of them.
  package static let all: [Rule] = others + SampleLint.all.map(\.rule)
}
