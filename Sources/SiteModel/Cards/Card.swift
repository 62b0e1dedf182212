package import MarkdownReader

/// What a card's sections say.
package struct Card: Sendable {
  /// Its sections in the order written, those of the site and unknown ones among them.
  package let sections: [CardSection]
  /// Blocks before the first section.
  package let introduction: [MarkdownNodeID]
  /// The first sentence of Symptom, or nil.
  package let symptomSentence: String?
  /// The cases of Check, in order.
  package let cases: [CheckCase]
  /// What was found wrong in the blocks of Check.
  package let caseFaults: [CheckFault]
  /// The success criteria of WCAG mapping, in order.
  package let criteria: [CriterionMapping]
  /// The best practices of WCAG mapping, in order.
  package let bestPractices: [BestPractice]
  /// Items of WCAG mapping that are neither.
  package let unreadableMappings: [MarkdownNodeID]
  /// Related cards, those of front matter last.
  package let related: [RelatedEntry]
  /// Guides it belongs to.
  package let chapters: [ChapterEntry]

  /// The first section of an id, or nil.
  package func section(_ id: String) -> CardSection? {
    sections.first { $0.kind?.id == id && !$0.isRepeated }
  }
}
