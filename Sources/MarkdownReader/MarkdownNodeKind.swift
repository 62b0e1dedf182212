/// What a Markdown node is (CommonMark 0.29 with GitHub's tables, strikethrough, autolinks, task
/// lists and footnotes).
package enum MarkdownNodeKind: Hashable, Sendable {
  case document
  case paragraph
  /// A heading of level 1 to 6.
  case heading(level: Int)
  case blockQuote
  case list(MarkdownList)
  /// A list item; `checked` is nil where it is no task.
  case item(checked: Bool?)
  case codeBlock(MarkdownCodeBlock)
  /// Raw HTML that stands as a block, as written.
  case htmlBlock(String)
  case thematicBreak
  /// What a footnote says; moved to the end of the document, in order of first mention.
  case footnoteDefinition(label: String)
  case table(columns: [MarkdownColumnAlignment])
  case tableRow(isHeader: Bool)
  case tableCell
  /// Plain text with escapes and entities resolved.
  case text(String)
  case softBreak
  case lineBreak
  /// A code span's content.
  case code(String)
  /// Raw HTML inside a line, as written.
  case htmlInline(String)
  case emphasis
  case strong
  case strikethrough
  case link(destination: String, title: String)
  case image(destination: String, title: String)
  /// A mention of the footnote with this label.
  case footnoteReference(label: String)
}
