/// All pages of the handbook with every reference resolved or reported.
///
/// An object that never changes, for the reason that `Page` gives.
package final class LinkedCatalog: Sendable {
  /// The pages.
  package let catalog: Catalog
  /// Where each page's links lead, in the order of `catalog.pages`.
  package let links: [LinkedPage]
  /// The relations of each card, those it declares and those that others declare, by the other
  /// card's title.
  package let relations: [PageIndex: [Relation]]
  /// The pages that link to each page, by title.
  package let backLinks: [PageIndex: [PageIndex]]
  /// The menu.
  package let menu: [MenuGroup]
  /// The visible cards by title; deprecated ones are left out.
  package let cards: [PageIndex]
  /// The place of each of these cards in the list.
  package let cardPlaces: [PageIndex: Int]
  /// Pages by their paths below the content folder.
  private let pagesByPath: [String: PageIndex]

  /// Joins what was linked; only a linker does.
  package init(
    catalog: Catalog,
    links: [LinkedPage],
    relations: [PageIndex: [Relation]],
    backLinks: [PageIndex: [PageIndex]],
    menu: [MenuGroup],
    cards: [PageIndex],
    cardPlaces: [PageIndex: Int], pagesByPath: [String: PageIndex]
  ) {
    self.catalog = catalog
    self.links = links
    self.relations = relations
    self.backLinks = backLinks
    self.menu = menu
    self.cards = cards
    self.cardPlaces = cardPlaces
    self.pagesByPath = pagesByPath
  }

  /// The page at a path below the content folder, or nil.
  package func page(at path: String) -> PageIndex? { pagesByPath[path] }

  /// The page of an index.
  package subscript(index: PageIndex) -> Page { catalog[index] }

  /// The indexes of all pages that are part of the site.
  package var visible: [PageIndex] { catalog.indices.filter(catalog.isVisible) }
}
