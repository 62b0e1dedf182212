import HTMLMarkup
import ThemeTemplates

/// A relation of a card to another, from either side.
package struct RelationView: Sendable {
  var address: String
  var title: String
  var sourceTitle: String
  var isOutgoing = false
  var outgoingReason: HTML?
  var isIncoming = false
  var incomingReason: HTML?

  static let model = ViewModel<RelationView>(
    "relation", "Another card that a card is related to.",
    [
      .text("address", "The other card's relative address.") { $0.address },
      .text("title", "The other card's title.") { $0.title },
      .text("sourceTitle", "The title of the card whose relations are listed.") { $0.sourceTitle },
      .flag("isOutgoing", "Whether that card names the other.") { $0.isOutgoing },
      .optionalMarkup("outgoingReason", "The reason that card gives.") { $0.outgoingReason },
      .flag("isIncoming", "Whether the other card names that card.") { $0.isIncoming },
      .optionalMarkup("incomingReason", "The reason the other card gives.") { $0.incomingReason },
    ])
}
