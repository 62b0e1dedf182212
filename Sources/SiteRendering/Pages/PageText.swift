import HTMLMarkup
import MarkdownReader
import SiteModel
import SourceDiagnostics
import SwiftSnippets

/// The text of one page as HTML, its links as seen from the page.
struct PageText {
  private let frame: PageFrame
  private let index: PageIndex
  private let html: MarkdownHTML

  init(frame: PageFrame, index: PageIndex) {
    self.frame = frame
    self.index = index
    let page = frame.catalog[index]
    let targets = frame.catalog.links[index.value].targets
    let allowed = frame.catalog.catalog.configuration.allowedHTML
    var presentation = MarkdownPresentation(anchors: page.anchors.byHeading)
    presentation.link = { node in Self.rendering(targets[node], frame) }
    presentation.code = { node in Self.rendering(ofCode: node, in: page.document, frame.samples) }
    presentation.allowsHTML = { node in
      RawHTML.source(page.document[node].kind).map { RawHTML($0).isAllowed(allowed) } ?? false
    }
    html = MarkdownHTML(page.document, presentation: presentation)
  }

  private var document: MarkdownDocument { frame.catalog[index].document }

  /// The HTML of some blocks; nil where there are none.
  func html(of nodes: [MarkdownNodeID]) -> HTML? {
    nodes.isEmpty ? nil : html.html(of: nodes)
  }

  /// The HTML of a list item's first paragraph without the first bytes of its text: what follows a name and a colon.
  ///
  /// - Parameters:
  ///   - item: the list item.
  ///   - prefix: how many UTF-8 bytes of the first paragraph's text are left out.
  /// - Returns: the HTML of what is left.
  func remainder(of item: MarkdownNodeID, after prefix: Int) -> HTML {
    var writer = HTMLWriter()
    guard let paragraph = document.children(of: item).first(where: { _ in true }) else {
      return .empty
    }
    var skipped = prefix
    for node in document.children(of: paragraph) {
      let length = document.plainText(of: node).utf8.count
      if skipped == 0 {
        writer.markup(html.html(of: node))
      } else if length <= skipped {
        skipped -= length
      } else {
        let text = document.plainText(of: node).utf8.dropFirst(skipped)
        writer.text(String(decoding: text, as: UTF8.self))
        skipped = 0
      }
    }
    return writer.html
  }

  /// The HTML of what follows the first paragraph of a list item; nil where nothing does.
  func blocks(of item: MarkdownNodeID) -> HTML? {
    html(of: Array(document.children(of: item).dropFirst()))
  }

  private static func rendering(_ target: LinkTarget?, _ frame: PageFrame) -> LinkRendering {
    switch target {
    case .page(let index, let anchor):
      .address(frame.relative(frame.catalog[index].address) + (anchor.map { "#" + $0 } ?? ""))
    case .computed(let page): .address(frame.relative(page.address))
    case .file(let path, let suffix): .address(frame.relative(SiteAddress(path)) + suffix)
    case .anchor(let anchor): .address("#" + anchor)
    case .external: .unchanged
    case .draft, .broken, nil: .plainText
    }
  }

  /// How a block of code is shown: under its title or language, its words marked and its verdict told
  /// where it is Swift.
  private static func rendering(
    ofCode node: MarkdownNodeID, in document: MarkdownDocument, _ samples: SampleDisplay
  ) -> CodeRendering {
    guard case .codeBlock(let block) = document[node].kind else { return CodeRendering() }
    let number = document.nodes[...node.index].count {
      if case .codeBlock = $0.kind { true } else { false }
    }
    let title = FenceTitle.title(of: block.info)
    let name = title ?? LanguageNames.name(of: block.language)
    var rendering = CodeRendering(
      title: title ?? (block.info.isEmpty ? nil : name), label: "\(name), sample \(number)")
    guard block.isFenced, block.language == "swift" else { return rendering }
    rendering.parts =
      SampleMarkup(block.literal, spans: samples.highlight(block.literal)).renderings
    let verdict = samples.verdict(on: node, in: document.file.path)
    rendering.verdict = verdict?.words
    rendering.message = verdict?.message
    return rendering
  }
}
