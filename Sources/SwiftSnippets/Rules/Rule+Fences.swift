package import SourceDiagnostics

extension Rule {
  /// A fence that nothing closes.
  package static let fenceUnclosed = Rule(
    "fence.unclosed", .fixed(.error),
    summary: "A fence of code is never closed.",
    rationale: """
      Everything below it becomes code, down to the end of the page or of the list or quote around \
      it, and Markdown says nothing of it.
      """)

  /// A fence without a language in a card.
  package static let fenceUnlabelled = Rule(
    "fence.unlabelled", .standard(.warning),
    summary: "A fence in a card does not say what language is in it.",
    rationale: """
      A sample that names no language is not checked, not coloured, and readers have to guess. \
      Patternbook never guesses for them.
      """)

  /// A language that was meant to be Swift.
  package static let fenceLanguage = Rule(
    "fence.language", .fixed(.error),
    summary: "A fence means Swift and writes it in a form that is not read.",
    rationale: "Such a sample would be left out of the check without a word.")

  /// A mark that does not exist.
  package static let fenceUnknownMark = Rule(
    "fence.unknown-mark", .fixed(.error),
    summary: "A Swift fence has a mark that does not exist.",
    rationale: "A misspelt mark asks for nothing, and its author believes that it does.")

  /// A mark given twice.
  package static let fenceRepeatedMark = Rule(
    "fence.repeated-mark", .fixed(.error),
    summary: "A fence has a mark twice.",
    rationale: "Only one of the two can hold, and nobody sees which.")

  /// A mark with a value that it does not take.
  package static let fenceMarkValue = Rule(
    "fence.mark-value", .fixed(.error),
    summary: "A mark on a fence has no value, or one that it does not take.",
    rationale: """
      A sample whose mark cannot be read is not checked. A sample that is skipped says why, so that \
      somebody can tell later whether the reason still holds.
      """)

  /// Marks that exclude each other.
  package static let fenceMarkConflict = Rule(
    "fence.mark-conflict", .fixed(.error),
    summary: "A fence asks for a sample to be skipped and for something to be checked in it.",
    rationale: "A skipped sample is not read, so that nothing of the other mark could be held.")
}
