/// The nodes directly in a node.
package struct MarkdownChildren: Sequence, IteratorProtocol, Sendable {
  private let document: MarkdownDocument
  private var upcoming: Int
  private let end: Int

  init(document: MarkdownDocument, next: Int, end: Int) {
    self.document = document
    upcoming = next
    self.end = end
  }

  package mutating func next() -> MarkdownNodeID? {
    guard upcoming < end else { return nil }
    defer { upcoming = document.nodes[upcoming].end.index }
    return MarkdownNodeID(index: upcoming)
  }
}
