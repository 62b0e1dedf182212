package import MarkdownReader

/// What a page decides about the HTML of its Markdown.
package struct MarkdownPresentation {
  /// The anchor of each heading that gets one, with a permalink after it.
  package var anchors: [MarkdownNodeID: String]
  /// How many levels every heading is moved down; no heading goes over level 1 or under level 6.
  package var headingShift = 0
  /// How a link or an image is written.
  package var link: (MarkdownNodeID) -> LinkRendering = { _ in .unchanged }
  /// How a block of code is written.
  package var code: (MarkdownNodeID) -> CodeRendering = { _ in CodeRendering() }
  /// Whether raw HTML is written as it is; else it is shown escaped.
  package var allowsHTML: (MarkdownNodeID) -> Bool = { _ in false }

  /// Begins with every heading of a document having an anchor by GitHub's algorithm.
  package init(_ document: MarkdownDocument) {
    var names = HeadingAnchors()
    anchors = [:]
    for index in document.nodes.indices {
      guard case .heading = document.nodes[index].kind else { continue }
      let id = MarkdownNodeID(index: index)
      anchors[id] = names.anchor(for: document.plainText(of: id))
    }
  }

  /// Begins with the anchors given.
  package init(anchors: [MarkdownNodeID: String]) {
    self.anchors = anchors
  }
}
