package import SiteModel
import SourceDiagnostics
package import ThemeTemplates

/// Draws the pages of a handbook.
///
/// Every page can be drawn at any time, in any order.
package struct SiteRenderer: Sendable {
  private let catalog: LinkedCatalog
  private let theme: Theme
  private let mappings: MappingIndex
  private let samples: SampleDisplay

  /// Prepares to draw a handbook.
  ///
  /// - Parameters:
  ///   - catalog: the handbook.
  ///   - theme: a theme whose layouts were read with `PageView.shapes`.
  ///   - samples: what is known of the samples that pages show.
  package init(_ catalog: LinkedCatalog, theme: Theme, samples: SampleDisplay) {
    self.catalog = catalog
    self.theme = theme
    self.samples = samples
    mappings = MappingIndex(catalog)
  }

  /// All files to be drawn.
  package var jobs: [RenderJob] {
    let home = catalog.catalog.pages.firstIndex { $0.address == ComputedPage.home.address }
    let pages = catalog.visible.filter { $0.value != home }
    let redirects = pages.flatMap { index in
      catalog[index].aliases.map { RenderJob.redirect($0.value, to: index) }
    }
    return ComputedPage.allCases.map(RenderJob.computed) + pages.map(RenderJob.page) + redirects
  }

  /// Draws one file; nil where the theme has no layout for it in order.
  package func render(_ job: RenderJob) -> OutputFile? {
    let (address, layout, view) = describe(job)
    guard let model = PageView.layouts[layout],
      let bytes = theme.render(layout: layout, model, view)
    else { return nil }
    return OutputFile(path: address.path, bytes: bytes)
  }

  /// The site map for search engines, where the site's address is known.
  package var sitemap: OutputFile? {
    guard let url = catalog.catalog.configuration.url else { return nil }
    let computed = ComputedPage.allCases.filter { $0 != .notFound }.map(\.address)
    let pages = catalog.visible.map { catalog[$0] }.filter { $0.status != .draft }.map(\.address)
    let addresses = Set(computed + pages).sorted()
    return OutputFile(path: "sitemap.xml", text: SitemapXML.text(addresses, url: url))
  }

  private func describe(_ job: RenderJob) -> (SiteAddress, layout: String, PageView) {
    switch job {
    case .page(let index):
      let frame = PageFrame(
        catalog: catalog, address: catalog[index].address, samples: samples)
      let layout = catalog[index].kind.layout
      if let card = catalog[index].card {
        let renderer = CardRenderer(frame: frame, index: index, card: card)
        return (frame.address, layout, renderer.view())
      }
      return (frame.address, layout, ArticleRenderer(frame: frame, index: index).view())
    case .computed(let page):
      let frame = PageFrame(catalog: catalog, address: page.address)
      let renderer = ComputedPageRenderer(frame: frame, mappings: mappings)
      let view = renderer.view(page)
      return (page.address, Self.layout(of: page), view)
    case .redirect(let address, let index):
      let frame = PageFrame(catalog: catalog, address: address)
      return (address, "redirect", frame.redirect(to: index))
    }
  }

  private static func layout(of page: ComputedPage) -> String {
    switch page {
    case .home: "home"
    case .patterns: "patterns"
    case .wcag: "wcag"
    case .related: "related"
    case .siteMap: "site-map"
    case .notFound: "not-found"
    }
  }
}
