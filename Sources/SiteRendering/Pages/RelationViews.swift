import HTMLMarkup
import SiteModel
import SourceDiagnostics

/// Lists the relations of a card as seen from a page.
struct RelationViews {
  let frame: PageFrame

  /// A view for each other card, by title.
  func views(of card: PageIndex) -> [RelationView] {
    var result: [RelationView] = []
    var places: [PageIndex: Int] = [:]
    for relation in frame.catalog.relations[card] ?? [] {
      let isOutgoing = relation.from == card
      let other = isOutgoing ? relation.to : relation.from
      let place = places[other] ?? result.count
      if places[other] == nil {
        places[other] = place
        let link = frame.link(other)
        result.append(
          RelationView(
            address: link.address, title: link.title, sourceTitle: frame.catalog[card].title.value))
      }
      let reason = relation.reason.map(Self.markup)
      if isOutgoing {
        result[place].isOutgoing = true
        result[place].outgoingReason = result[place].outgoingReason ?? reason
      } else {
        result[place].isIncoming = true
        result[place].incomingReason = result[place].incomingReason ?? reason
      }
    }
    return result
  }

  private static func markup(_ text: String) -> HTML {
    var writer = HTMLWriter()
    writer.text(text)
    return writer.html
  }
}
