package import SourceDiagnostics

/// Links a catalogue: each page by itself, then what needs all of them.
package struct CatalogLinker: Sendable {
  private let catalog: Catalog
  private let names: CatalogNames

  /// Prepares the names of a catalogue.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    names = CatalogNames(catalog)
  }

  /// Resolves the references of one page; pages can be taken in any order and at the same time.
  package func link(_ index: PageIndex) -> Parsed<LinkedPage> {
    var links = LinkResolver(catalog: catalog, names: names, page: catalog[index])
    links.resolve()
    var neighbours = NeighbourLinker(catalog: catalog, names: names, index: index)
    neighbours.resolve()
    let page = LinkedPage(
      targets: links.targets, relations: neighbours.relations, chapters: neighbours.chapters,
      successor: neighbours.successor)
    return Parsed(page, links.diagnostics + neighbours.diagnostics)
  }

  /// Joins the linked pages, given in the order of the catalogue.
  package func join(_ links: [LinkedPage]) -> Parsed<LinkedCatalog> {
    let menu = MenuReader(catalog: catalog, pages: names.pages).read()
    let collisions = AddressRegister.collisions(in: catalog)
    let cards = byTitle(
      catalog.indices.filter {
        catalog[$0].kind.hasSections && catalog.isVisible($0) && catalog[$0].status != .deprecated
      })
    let linked = LinkedCatalog(
      catalog: catalog, links: links, relations: relations(links), backLinks: backLinks(links),
      menu: menu.value, cards: cards,
      cardPlaces: Dictionary(
        uniqueKeysWithValues: cards.enumerated().map { ($0.element, $0.offset) }),
      pagesByPath: names.pages)
    return Parsed(linked, menu.diagnostics + collisions)
  }

  private func byTitle(_ indices: some Sequence<PageIndex>) -> [PageIndex] {
    indices.map { (key: (catalog[$0].title.value.lowercased(), catalog[$0].path), index: $0) }
      .sorted { $0.key < $1.key }.map(\.index)
  }

  private func relations(_ links: [LinkedPage]) -> [PageIndex: [Relation]] {
    var result: [PageIndex: [Relation]] = [:]
    for relation in links.flatMap(\.relations) where catalog.isVisible(relation.from) {
      result[relation.from, default: []].append(relation)
      result[relation.to, default: []].append(relation)
    }
    return Dictionary(
      uniqueKeysWithValues: result.map { card, relations in
        (card, settled(relations, around: card))
      })
  }

  /// The relations of a card by the other's title.
  private func settled(_ relations: [Relation], around card: PageIndex) -> [Relation] {
    let byOther = Dictionary(grouping: relations) { $0.from == card ? $0.to : $0.from }
    return byTitle(byOther.keys).flatMap { byOther[$0] ?? [] }
  }

  private func backLinks(_ links: [LinkedPage]) -> [PageIndex: [PageIndex]] {
    var result: [PageIndex: Set<PageIndex>] = [:]
    for (index, page) in zip(catalog.indices, links) where catalog.isVisible(index) {
      for case .page(let target, _) in page.targets.values where target != index {
        result[target, default: []].insert(index)
      }
    }
    return result.mapValues(byTitle)
  }
}
