import SourceDiagnostics

/// Every name by which a page or file can be meant, worked out once.
struct CatalogNames: Sendable {
  /// Pages by path below the content folder.
  let pages: [String: PageIndex]
  /// The published files.
  let assets: Set<String>
  /// Paths of pages and files by themselves in lower case.
  let caseFolded: [String: String]
  /// Cards by title, slug and alias; the first of a name wins.
  let cards: [String: PageIndex]
  /// Titles and slugs of cards, to suggest from, sorted.
  let cardNames: [String]
  /// Guides by number.
  let chapters: [Int: PageIndex]
  /// Guides by title in lower case.
  let chapterTitles: [String: PageIndex]
  /// Paths to suggest from, by folder.
  let pathsByFolder: [String: [String]]

  init(_ catalog: Catalog) {
    var pages: [String: PageIndex] = [:]
    var cards: [String: PageIndex] = [:]
    var chapters: [Int: PageIndex] = [:]
    var chapterTitles: [String: PageIndex] = [:]
    for index in catalog.indices {
      let page = catalog[index]
      pages[page.path] = index
      if page.kind == .guide {
        if let number = page.fields.number("number")?.value, chapters[number] == nil {
          chapters[number] = index
        }
        if chapterTitles[page.title.value.lowercased()] == nil {
          chapterTitles[page.title.value.lowercased()] = index
        }
      }
    }
    let cardIndices = catalog.indices.filter { catalog[$0].kind.hasSections }
    for names in [Self.titles, Self.slugs, Self.aliases] {
      for index in cardIndices {
        for name in names(catalog[index]) where cards[name] == nil { cards[name] = index }
      }
    }
    self.pages = pages
    assets = Set(catalog.assets)
    self.cards = cards
    self.chapters = chapters
    self.chapterTitles = chapterTitles
    cardNames = cardIndices.flatMap { [catalog[$0].slug, catalog[$0].title.value] }.sorted()
    let paths = (catalog.pages.map(\.path) + catalog.assets).sorted()
    caseFolded = Dictionary(
      paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    pathsByFolder = Dictionary(grouping: paths, by: SitePath.folder(of:))
  }

  private static func titles(_ page: Page) -> [String] { [page.title.value] }
  private static func slugs(_ page: Page) -> [String] { [page.slug] }
  private static func aliases(_ page: Page) -> [String] {
    page.aliases.flatMap { alias -> [String] in
      let path = String(alias.value.path.dropLast(".html".count))
      return [path, SitePath.name(of: path)]
    }
  }
}
