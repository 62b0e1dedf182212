package import MarkdownReader
package import SourceDiagnostics
package import WCAGData

/// An item of WCAG mapping that names a success criterion.
package struct CriterionMapping: Hashable, Sendable {
  /// The number written, and where.
  package let number: Located<CriterionNumber>
  /// The name written, and where; empty where there is none.
  package let name: Located<String>
  /// Whether the name can be replaced where it stands.
  package let isNameReplaceable: Bool
  /// The conformance level written, as `(Level AA)` or `(AA)`, and where.
  package let level: Located<String>?
  /// Whether the fix helps the criterion though the fault does not fail it.
  package let isSupport: Bool
  /// How the criterion applies, without mark-up.
  package let how: String
  /// The list item.
  package let item: MarkdownNodeID
  /// How many bytes of the item's text stand before `how`.
  package let prefix: Int
}
