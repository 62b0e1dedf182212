/// The place of a node in its document: nodes are numbered in reading order, the document is 0.
package struct MarkdownNodeID: Hashable, Comparable, Sendable {
  /// The index into `MarkdownDocument.nodes`.
  package let index: Int

  /// The document itself.
  package static let document = MarkdownNodeID(index: 0)

  /// Names the node at an index.
  package init(index: Int) {
    self.index = index
  }

  package static func < (left: MarkdownNodeID, right: MarkdownNodeID) -> Bool {
    left.index < right.index
  }
}
