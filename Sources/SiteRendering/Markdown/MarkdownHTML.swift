package import HTMLMarkup
package import MarkdownReader

/// Writes Markdown as HTML.
///
/// Plain, it gives byte for byte what cmark-gfm gives with raw HTML and footnotes. With a
/// presentation it gives what the site shows: anchors, resolved links, and markup for tables, tasks,
/// alerts, code and footnotes that assistive technology can use.
package struct MarkdownHTML {
  private let document: MarkdownDocument
  private let presentation: MarkdownPresentation?
  private let footnotes: FootnoteNumbers

  /// Prepares to write a document's HTML.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - presentation: what the page decides; nil for cmark-gfm's HTML.
  package init(_ document: MarkdownDocument, presentation: MarkdownPresentation? = nil) {
    self.document = document
    self.presentation = presentation
    footnotes = FootnoteNumbers(document)
  }

  /// The HTML of the whole document.
  package func html() -> HTML { html(of: document.children(of: .document)) }

  /// The HTML of one node with everything in it.
  package func html(of node: MarkdownNodeID) -> HTML { html(of: CollectionOfOne(node)) }

  /// The HTML of what is in a node, without the node's own element.
  package func html(inside node: MarkdownNodeID) -> HTML {
    html(of: document.children(of: node))
  }

  /// The HTML of some nodes, such as the blocks of a section or the texts of the footnotes.
  package func html(of nodes: some Sequence<MarkdownNodeID>) -> HTML {
    var writer = MarkdownWriter(document, presentation, footnotes)
    for node in nodes { writer.write(node) }
    return writer.finish()
  }
}
