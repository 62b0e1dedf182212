package import MarkdownReader
package import SourceDiagnostics

/// A chapter as written: `Chapter 6`, a title, or both.
package struct ChapterEntry: Hashable, Sendable {
  /// The chapter's number, if written.
  package let number: Int?
  /// The chapter's title, if written, and where.
  package let title: Located<String>?
  /// Where the entry stands.
  package let span: SourceSpan
  /// The list item.
  package let item: MarkdownNodeID
}
