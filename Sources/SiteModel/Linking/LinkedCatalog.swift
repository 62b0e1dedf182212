/// All pages of the handbook with every reference resolved or reported.
package struct LinkedCatalog: Sendable {
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

  /// The page of an index.
  package subscript(index: PageIndex) -> Page { catalog[index] }

  /// The indexes of all pages that are part of the site.
  package var visible: [PageIndex] { catalog.indices.filter(catalog.isVisible) }
}
