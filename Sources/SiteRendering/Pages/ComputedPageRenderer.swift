import MarkdownReader
import SiteModel
import SourceDiagnostics

/// Draws the pages that the tool makes.
struct ComputedPageRenderer {
  let frame: PageFrame
  let mappings: MappingIndex

  private var catalog: LinkedCatalog { frame.catalog }

  /// The page.
  func view(_ page: ComputedPage) -> PageView {
    var head = frame.head(page)
    head.isHidden = page == .notFound
    var view = frame.view(head)
    if page != .home && page != .notFound {
      view.breadcrumb = frame.breadcrumb([], page.title)
    }
    switch page {
    case .home: fillHome(&view)
    case .patterns: view.patterns = patterns
    case .wcag:
      let index = WCAGIndexRenderer(frame: frame, mappings: mappings)
      view.wcag = index.view()
      view.contents = index.contents
    case .related: view.related = related
    case .siteMap: view.siteMap = SiteMapRenderer(frame: frame).view()
    case .notFound: break
    }
    return view
  }

  private func fillHome(_ view: inout PageView) {
    let entries = CardEntries(frame: frame)
    let own = catalog.visible.first { catalog[$0].address == ComputedPage.home.address }
    if let own { view.contents = ContentsList.entries(catalog[own].body, of: catalog[own]) }
    let guides = catalog.visible.filter {
      catalog[$0].kind == .guide && catalog[$0].fields.number("number") != nil
        && catalog[$0].status != .deprecated
    }
    let numbered = guides.map { ($0, catalog[$0].fields.number("number")?.value ?? 0) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    view.home = HomeView(
      cardCount: catalog.cards.count, coverage: mappings.coverage, relationCount: relationCount,
      body: own.flatMap { PageText(frame: frame, index: $0).html(of: catalog[$0].body) },
      chapters: numbered.map { guide, number in
        var link = frame.link(guide)
        link.title = "Chapter \(number): \(link.title)"
        return HomeView.Chapter(
          link: link, summary: catalog[guide].summary,
          cardCount: entries.cards(ofChapter: guide).count)
      })
  }

  /// How many pairs of cards are related.
  private var relationCount: Int {
    Set(
      catalog.relations.values.flatMap(\.self).map { [$0.from, $0.to].sorted() }
    ).count
  }

  private var patterns: PatternsView {
    let entries = CardEntries(frame: frame)
    var letters: [PatternsView.Letter] = []
    for card in catalog.cards {
      let first = catalog[card].title.value.first.map { $0.uppercased() } ?? "#"
      let letter = first.first?.isLetter == true ? first : "#"
      if letters.last?.letter != letter {
        let place = letters.count + 1
        letters.append(
          PatternsView.Letter(letter: letter, anchor: "letter.\(place)", cards: []))
      }
      letters[letters.count - 1].cards.append(entries.entry(card))
    }
    return PatternsView(letters: letters)
  }

  private var related: RelatedIndexView {
    let relations = RelationViews(frame: frame)
    let listed = catalog.cards.filter { catalog.relations[$0]?.isEmpty == false }
    let sources = listed.map { card in
      RelatedIndexView.Source(
        anchor: "card." + catalog[card].slug, link: frame.link(card),
        relations: relations.views(of: card))
    }
    let unlinked = catalog.cards.filter { card in
      let named = (catalog.relations[card] ?? []).contains { $0.to == card }
      return !named && (catalog.backLinks[card] ?? []).isEmpty
    }
    return RelatedIndexView(
      relationCount: relationCount, sources: sources, unlinked: unlinked.map(frame.link))
  }
}
