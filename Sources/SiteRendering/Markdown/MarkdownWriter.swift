import HTMLMarkup
import MarkdownReader

/// Writes nodes one after another, from a work list: nesting cannot exhaust the stack.
struct MarkdownWriter {
  let document: MarkdownDocument
  /// What the page decides; nil in plain mode.
  let presentation: MarkdownPresentation?
  let footnotes: FootnoteNumbers
  var html = HTMLWriter()

  /// The nodes entered and not yet left.
  private(set) var open: [Int] = []
  /// The column of the next cell, and whether the row is a header.
  var column = 0
  var isHeaderRow = false
  /// Whether the table has a body so far.
  var hasTableBody = false
  /// The number of the last footnote begun, and of the last whose links back were written.
  var footnote = 0
  var footnoteWithBacklinks = 0
  /// What is left out of the node being written, such as an alert's marker.
  var omitted: Set<Int> = []
  /// Links that are written as plain text.
  var plainLinks: Set<Int> = []

  init(
    _ document: MarkdownDocument, _ presentation: MarkdownPresentation?,
    _ footnotes: FootnoteNumbers
  ) {
    self.document = document
    self.presentation = presentation
    self.footnotes = footnotes
  }

  /// Writes a node with everything in it.
  mutating func write(_ node: MarkdownNodeID) {
    let range = document[node].range
    html.reserve(range.count + range.count / 2)
    var index = node.index
    let end = document[node].end.index
    while index < end {
      while let last = open.last, document.nodes[last].end.index <= index { leaveLast() }
      if !omitted.isEmpty, omitted.contains(index) {
        index = document.nodes[index].end.index
      } else if enter(MarkdownNodeID(index: index), document.nodes[index].kind) {
        open.append(index)
        index += 1
      } else {
        index = document.nodes[index].end.index
      }
    }
    while !open.isEmpty { leaveLast() }
  }

  /// Ends what is written.
  mutating func finish() -> HTML {
    if footnote > 0 {
      html.close("ol")
      html.newline()
      html.close("section")
      html.newline()
    }
    return html.html
  }

  private mutating func leaveLast() {
    guard let index = open.popLast() else { return }
    leave(MarkdownNodeID(index: index), document.nodes[index].kind)
  }

  /// Writes the beginning of a node; says whether its children are still to be written.
  private mutating func enter(_ id: MarkdownNodeID, _ kind: MarkdownNodeKind) -> Bool {
    switch kind {
    case .text(let text): html.text(text)
    case .softBreak: html.newline()
    case .lineBreak:
      html.void("br")
      html.newline()
    case .code(let text): html.element("code", text: text)
    case .htmlInline(let source): inlineHTML(id, source)
    case .emphasis: html.open("em")
    case .strong: html.open("strong")
    case .strikethrough: html.open("del")
    case .link(let destination, let title): openLink(id, destination, title)
    case .image(let destination, let title):
      image(id, destination, title)
      return false
    case .footnoteReference(let label): footnoteReference(id, label)
    default: enterBlock(id, kind)
    }
    return true
  }

  private mutating func leave(_ id: MarkdownNodeID, _ kind: MarkdownNodeKind) {
    switch kind {
    case .emphasis: html.close("em")
    case .strong: html.close("strong")
    case .strikethrough: html.close("del")
    case .link: if plainLinks.remove(id.index) == nil { html.close("a") }
    default: leaveBlock(id, kind)
    }
  }
}
