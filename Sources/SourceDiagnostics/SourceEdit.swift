/// A replacement of one stretch of a file.
package struct SourceEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package var span: SourceSpan
  /// What takes its place, with `\n` line endings.
  package var replacement: String

  /// Makes an edit.
  package init(span: SourceSpan, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
