import MarkdownReader
import SiteModel
import SourceDiagnostics

/// A page that is being checked, with what every check needs.
struct CheckedPage: Sendable {
  /// The page.
  let page: Page
  /// The handbook's configuration.
  let configuration: SiteConfiguration
  /// The headings of the page in order, with their levels.
  let headings: [(id: MarkdownNodeID, level: Int)]
  /// The links of the page in order.
  let links: [MarkdownNodeID]
  /// The images of the page in order.
  let images: [MarkdownNodeID]
  /// The raw HTML of the page in order.
  let rawHTML: [(id: MarkdownNodeID, html: RawHTML)]

  /// Looks through a page once for what several checks ask for.
  init(page: Page, configuration: SiteConfiguration) {
    var headings: [(id: MarkdownNodeID, level: Int)] = []
    var links: [MarkdownNodeID] = []
    var images: [MarkdownNodeID] = []
    var rawHTML: [(id: MarkdownNodeID, html: RawHTML)] = []
    for index in page.document.nodes.indices {
      let id = MarkdownNodeID(index: index)
      switch page.document.nodes[index].kind {
      case .heading(let level): headings.append((id, level))
      case .link: links.append(id)
      case .image: images.append(id)
      case .htmlBlock(let source), .htmlInline(let source): rawHTML.append((id, RawHTML(source)))
      default: continue
      }
    }
    self.page = page
    self.configuration = configuration
    self.headings = headings
    self.links = links
    self.images = images
    self.rawHTML = rawHTML
  }

  /// The page's text.
  var document: MarkdownDocument { page.document }

  /// The page's sections; none where its kind has none or its file could not be read.
  var sections: [CardSection] {
    isReadable ? page.card?.sections ?? [] : []
  }

  /// Whether there is a text to check: an empty or refused file was reported already.
  var isReadable: Bool { document.nodes.count > 1 }

  /// Where a section's heading stands.
  func span(of section: CardSection) -> SourceSpan { document.span(of: section.heading) }

  /// The first section of a presentation that is not a repeat.
  func section(_ presentation: SectionPresentation) -> CardSection? {
    sections.first { $0.kind?.presentation == presentation && !$0.isRepeated }
  }

  /// The nodes of some blocks and all below them, in reading order.
  func nodes(in blocks: [MarkdownNodeID]) -> [MarkdownNodeID] {
    blocks.flatMap { block in
      (block.index..<document[block].end.index).map { MarkdownNodeID(index: $0) }
    }
  }

  /// The code blocks between fences in some blocks.
  func samples(in blocks: [MarkdownNodeID]) -> [MarkdownCodeBlock] {
    nodes(in: blocks).compactMap { node in
      guard case .codeBlock(let block) = document[node].kind, block.isFenced else { return nil }
      return block
    }
  }

  /// Where the text of a heading stands, without its marks.
  func textSpan(of section: CardSection) -> SourceSpan {
    let text = InlineText(document, section.heading)
    return text.span(text.trimmed(0..<text.bytes.count))
  }
}
