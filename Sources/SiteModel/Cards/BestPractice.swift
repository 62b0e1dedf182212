package import MarkdownReader

/// An item of WCAG mapping that names no criterion: `Best practice: reason`.
package struct BestPractice: Hashable, Sendable {
  /// The reason, without mark-up.
  package let how: String
  /// The list item.
  package let item: MarkdownNodeID
  /// How many bytes of the item's text stand before `how`.
  package let prefix: Int
}
