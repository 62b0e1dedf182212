import SiteModel

/// The cards before and after a card in the list of patterns.
enum CardNeighbours {
  /// The neighbours of a card; none where it is not in the list.
  static func around(
    _ index: PageIndex, in catalog: LinkedCatalog
  ) -> (previous: PageIndex?, next: PageIndex?) {
    guard let place = catalog.cardPlaces[index] else { return (nil, nil) }
    let cards = catalog.cards
    return (
      place > 0 ? cards[place - 1] : nil, place + 1 < cards.count ? cards[place + 1] : nil
    )
  }
}
