/// What a node of cmark-gfm's tree is, without its content.
enum CMarkKind {
  case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
  case footnoteDefinition, table, tableRow, tableCell
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
  case footnoteReference
  /// A kind that no parser of ours makes.
  case unknown
}
