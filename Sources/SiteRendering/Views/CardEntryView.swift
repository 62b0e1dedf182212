import ThemeTemplates

/// A card in a list.
package struct CardEntryView: Sendable {
  var address: String
  var title: String
  var summary: String?
  var status: String
  var criteriaText: String?

  static let model = ViewModel<CardEntryView>(
    "card entry", "A card in a list.",
    [
      .text("address", "The card's relative address.") { $0.address },
      .text("title", "Its title.") { $0.title },
      .optionalText("summary", "The card in one sentence.") { $0.summary },
      .text("status", "Its status as a word.") { $0.status },
      .optionalText("criteriaText", "The numbers of its success criteria.") { $0.criteriaText },
    ])
}
