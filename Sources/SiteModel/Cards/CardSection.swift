package import MarkdownReader

/// A section of a card as written.
package struct CardSection: Hashable, Sendable {
  /// What it is; nil for a heading that is no section.
  package let kind: SectionKind?
  /// How its heading was recognised.
  package let match: SectionMatch
  /// Its heading.
  package let heading: MarkdownNodeID
  /// The heading's text.
  package let title: String
  /// The heading's level; 2 is right.
  package let level: Int
  /// The blocks below the heading, deeper headings among them.
  package let body: [MarkdownNodeID]
  /// Whether an earlier section of the card is of the same kind.
  package var isRepeated: Bool
}
