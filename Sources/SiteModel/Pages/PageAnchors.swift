package import MarkdownReader

/// The anchors of a page: where a link with `#` can lead.
package struct PageAnchors: Hashable, Sendable {
  /// The anchor of each heading.
  package let byHeading: [MarkdownNodeID: String]
  /// All anchors in the order of their headings.
  package let names: [String]

  /// Works out the anchors of a document's headings, by GitHub's algorithm.
  package init(_ document: MarkdownDocument) {
    var anchors = HeadingAnchors()
    var byHeading: [MarkdownNodeID: String] = [:]
    var names: [String] = []
    for index in document.nodes.indices {
      guard case .heading = document.nodes[index].kind else { continue }
      let id = MarkdownNodeID(index: index)
      let name = anchors.anchor(for: document.plainText(of: id))
      byHeading[id] = name
      names.append(name)
    }
    self.byHeading = byHeading
    self.names = names
  }
}
