import MarkdownReader
import SiteModel
import SourceDiagnostics

/// A page that is being checked, with what every check needs.
struct CheckedPage: Sendable {
  /// The page.
  let page: Page
  /// The handbook's configuration.
  let configuration: SiteConfiguration

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

  /// The headings of the page in order, with their levels.
  var headings: [(id: MarkdownNodeID, level: Int)] {
    document.nodes.indices.compactMap { index in
      guard case .heading(let level) = document.nodes[index].kind else { return nil }
      return (MarkdownNodeID(index: index), level)
    }
  }

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
