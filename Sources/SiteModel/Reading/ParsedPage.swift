package import MarkdownReader

/// A page whose front matter and text have been read, not yet understood.
package struct ParsedPage: Sendable {
  /// Its path below the content folder.
  package let path: String
  /// Its kind, which its folder decides.
  package let kind: PageKind
  /// Its front matter.
  package let fields: FieldValues
  /// Its text below the front matter.
  package let document: MarkdownDocument
}
