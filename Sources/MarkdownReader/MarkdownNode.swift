/// One node of a Markdown tree.
package struct MarkdownNode: Hashable, Sendable {
  /// What it is, with what belongs to it.
  package internal(set) var kind: MarkdownNodeKind
  /// The UTF-8 bytes of the file it stands on, always inside its parent's.
  package internal(set) var range: Range<Int>
  /// The node it stands in; the document names itself.
  package let parent: MarkdownNodeID
  /// The first node after its last descendant, in reading order.
  package internal(set) var end: MarkdownNodeID

  /// Makes a node; only a reader does.
  package init(
    kind: MarkdownNodeKind, range: Range<Int>, parent: MarkdownNodeID, end: MarkdownNodeID
  ) {
    self.kind = kind
    self.range = range
    self.parent = parent
    self.end = end
  }
}
