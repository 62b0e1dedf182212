import HTMLMarkup
import ThemeTemplates

/// A page that is no card.
package struct ArticleView: Sendable {
  var body: HTML
  var cards: [CardEntryView]

  static let model = ViewModel<ArticleView>(
    "article", "A page that is no card.",
    [
      .markup("body", "Its text.") { $0.body },
      .flag("hasCards", "Whether cards name it as their chapter.") { !$0.cards.isEmpty },
      .list("cards", "The cards that name it as their chapter.", of: CardEntryView.model) {
        $0.cards
      },
    ])
}
