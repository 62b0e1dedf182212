package import MarkdownReader

/// Two cards that one of them relates, seen from the other or from itself.
package struct Relation: Hashable, Sendable {
  /// The card that declares the relation.
  package let from: PageIndex
  /// The card it names.
  package let to: PageIndex
  /// Why the two are related, without mark-up; nil where no reason is given.
  package let reason: String?
  /// The list item that declares it; nil where front matter does.
  package let item: MarkdownNodeID?
}
