package import MarkdownReader
package import SourceDiagnostics

/// A related card as written.
package struct RelatedEntry: Hashable, Sendable {
  /// What names the card, and where: a title, a slug, an alias, or a link's text.
  package let name: Located<String>
  /// The address a link leads to, where the name is a link.
  package let destination: String?
  /// Why the two are related, without mark-up; nil where no reason is given.
  package let reason: String?
  /// The list item; nil where front matter names the card.
  package let item: MarkdownNodeID?
  /// The whole entry's text; a title may hold a colon.
  package let wholeText: Located<String>
}
