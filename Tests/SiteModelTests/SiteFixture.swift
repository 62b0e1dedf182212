import MarkdownReader
import SiteModel
import SourceDiagnostics

/// A handbook of a few texts, modelled and linked.
struct SiteFixture {
  let configuration: Parsed<SiteConfiguration>
  let catalog: LinkedCatalog
  let diagnostics: [Diagnostic]

  /// Models pages, given by their paths below the content folder.
  init(
    _ pages: [String: String], assets: [String] = [], configuration text: String = "title: T\n",
    drafts: Bool = true
  ) {
    let rules = SiteModelRules.all
    configuration = ConfigurationReader.read(
      SourceFile(path: "site.yml", text: text), rules: rules)
    var found = configuration.diagnostics
    var models: [Page] = []
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      let parsed = PageReader.read(SourceFile(path: "content/" + path, text: text))
      let page = PageModeller.model(parsed.value, configuration.value)
      found += parsed.diagnostics + page.diagnostics
      models.append(page.value)
    }
    let linker = CatalogLinker(
      Catalog(
        configuration: configuration.value, pages: models, assets: assets, includesDrafts: drafts))
    let links = models.indices.map { linker.link(PageIndex($0)) }
    let linked = linker.join(links.map(\.value))
    catalog = linked.value
    diagnostics = found + links.flatMap(\.diagnostics) + linked.diagnostics
  }

  var rules: [String] { diagnostics.map(\.rule.name) }

  func page(_ path: String) -> Page? { catalog.page(at: path).map { catalog[$0] } }

  /// Where the links and images of a page lead, in reading order.
  func targets(_ path: String) -> [LinkTarget] {
    guard let index = catalog.page(at: path) else { return [] }
    return catalog.links[index.value].targets.sorted { $0.key.index < $1.key.index }.map(\.value)
  }

  /// The card of one text.
  static func card(_ text: String, front: String = "") -> Card? {
    SiteFixture(["patterns/a.md": front + "# A\n\n" + text]).page("patterns/a.md")?.card
  }

  /// The page of one text below a front matter, and the rules that were broken.
  static func page(
    _ text: String, at path: String = "patterns/a.md"
  ) -> (page: Page?, rules: [String]) {
    let site = SiteFixture([path: text])
    return (site.page(path), site.rules)
  }
}
