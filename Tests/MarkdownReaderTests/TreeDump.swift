import MarkdownReader
import SourceDiagnostics

/// A tree as text: a line for each node with its place (line:column, the end not included), and its
/// source where that is not what the node says.
struct TreeDump {
  private let document: MarkdownDocument

  init(_ document: MarkdownDocument) {
    self.document = document
  }

  var text: String {
    var result = ""
    var depths = [0: -1]
    for (index, node) in document.nodes.enumerated() {
      let depth = (depths[node.parent.index] ?? -1) + 1
      depths[index] = depth
      result += String(repeating: "  ", count: depth) + line(node) + "\n"
    }
    return result
  }

  private func line(_ node: MarkdownNode) -> String {
    let start = document.file.position(of: node.range.lowerBound)
    let end = document.file.position(of: node.range.upperBound)
    let source = document.file.text(in: node.range)
    var line = "\(start.line):\(start.column)-\(end.line):\(end.column) \(describe(node.kind))"
    if let literal = literal(node.kind) {
      line += " " + literal.debugDescription
      if literal != source { line += " from " + source.debugDescription }
    }
    return line
  }

  private func literal(_ kind: MarkdownNodeKind) -> String? {
    switch kind {
    case .text(let text), .code(let text), .htmlInline(let text), .htmlBlock(let text): text
    case .codeBlock(let block): block.literal
    case .softBreak: "\n"
    case .lineBreak, .link, .image, .footnoteReference, .emphasis, .strong, .strikethrough,
      .heading, .tableCell:
      ""
    default: nil
    }
  }

  private func describe(_ kind: MarkdownNodeKind) -> String {
    switch kind {
    case .document: "document"
    case .paragraph: "paragraph"
    case .heading(let level): "heading \(level)"
    case .blockQuote: "quote"
    case .list(let list):
      (list.start.map { "ordered list from \($0)" } ?? "list") + (list.isTight ? ", tight" : "")
    case .item(let checked): checked.map { $0 ? "item, checked" : "item, unchecked" } ?? "item"
    case .codeBlock(let block):
      block.isFenced ? "fenced \(block.info.debugDescription)" : "indented"
    case .htmlBlock: "html block"
    case .thematicBreak: "thematic break"
    case .footnoteDefinition(let label): "footnote \(label.debugDescription)"
    case .table(let columns): "table " + columns.map { "\($0)" }.joined(separator: ", ")
    case .tableRow(let isHeader): isHeader ? "header row" : "row"
    default: describeInline(kind)
    }
  }

  private func describeInline(_ kind: MarkdownNodeKind) -> String {
    switch kind {
    case .tableCell: "cell"
    case .text: "text"
    case .softBreak: "soft break"
    case .lineBreak: "line break"
    case .code: "code"
    case .htmlInline: "html"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .link(let destination, let title):
      "link to \(destination.debugDescription) \(title.debugDescription)"
    case .image(let destination, let title):
      "image \(destination.debugDescription) \(title.debugDescription)"
    case .footnoteReference(let label): "mention of \(label.debugDescription)"
    default: "?"
    }
  }
}
