import HTMLMarkup
import SiteModel
import SourceDiagnostics

/// Draws a page that is no card.
struct ArticleRenderer {
  let frame: PageFrame
  let index: PageIndex

  /// The page.
  func view() -> PageView {
    let catalog = frame.catalog
    let page = catalog[index]
    var view = frame.view(frame.head(index))
    view.breadcrumb = frame.breadcrumb(between(page), page.title.value)
    view.contents = ContentsList.entries(page.body, of: page)
    view.backLinks = (catalog.backLinks[index] ?? []).map(frame.link)
    let entries = CardEntries(frame: frame)
    view.article = ArticleView(
      body: PageText(frame: frame, index: index).html(of: page.body) ?? .empty,
      cards: page.kind == .guide ? entries.cards(ofChapter: index) : [])
    return view
  }

  /// The folder's own page, where there is one.
  private func between(_ page: Page) -> [LinkView] {
    let folder = SitePath.folder(of: page.path)
    guard !folder.isEmpty, SitePath.name(of: page.path) != "index.md",
      let index = frame.catalog.page(at: folder + "/index.md"),
      frame.catalog.catalog.isVisible(index)
    else { return [] }
    return [frame.link(index)]
  }
}
