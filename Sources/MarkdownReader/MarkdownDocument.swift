package import SourceDiagnostics

/// A Markdown file as a tree whose every node knows where it stands.
///
/// The nodes are one array in reading order, so a subtree is a stretch of it.
package struct MarkdownDocument: Hashable, Sendable {
  /// The file it was read from.
  package let file: SourceFile
  /// All nodes in reading order; the first is the document.
  package let nodes: [MarkdownNode]

  /// Makes a document from nodes in reading order; only a reader does.
  package init(file: SourceFile, nodes: [MarkdownNode]) {
    self.file = file
    self.nodes = nodes
  }

  /// The node of an id.
  package subscript(id: MarkdownNodeID) -> MarkdownNode { nodes[id.index] }

  /// The nodes directly in a node, in order.
  package func children(of id: MarkdownNodeID) -> MarkdownChildren {
    MarkdownChildren(document: self, next: id.index + 1, end: self[id].end.index)
  }

  /// Where a node stands.
  package func span(of id: MarkdownNodeID) -> SourceSpan { file.span(self[id].range) }

  /// All nodes inside a node, at any depth, in reading order, without the node itself.
  package func descendants(of id: MarkdownNodeID) -> Range<Int> {
    (id.index + 1)..<self[id].end.index
  }

  /// The text of a node without mark-up: text, code and image descriptions; breaks become spaces.
  package func plainText(of id: MarkdownNodeID) -> String {
    if let own = Self.literal(nodes[id.index].kind) { return own }
    var text = ""
    for index in descendants(of: id) {
      text += Self.literal(nodes[index].kind) ?? ""
    }
    return text
  }

  private static func literal(_ kind: MarkdownNodeKind) -> String? {
    switch kind {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    case .codeBlock(let block): block.literal
    default: nil
    }
  }
}
