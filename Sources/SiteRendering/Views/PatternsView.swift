import ThemeTemplates

/// The list of all patterns.
package struct PatternsView: Sendable {
  /// A letter and its cards.
  struct Letter: Sendable {
    var letter: String
    var anchor: String
    var cards: [CardEntryView]
  }

  var letters: [Letter]

  private static let letter = ViewModel<Letter>(
    "letter", "A letter of the list.",
    [
      .text("letter", "The letter.") { $0.letter },
      .text("anchor", "Its anchor.") { $0.anchor },
      .list("cards", "The cards that begin with it.", of: CardEntryView.model) { $0.cards },
    ])

  static let model = ViewModel<PatternsView>(
    "patterns", "The list of all patterns.",
    [
      .text("cardCount", "How many cards there are.") {
        String($0.letters.reduce(0) { $0 + $1.cards.count })
      },
      .flag("hasLetters", "Whether there are cards.") { !$0.letters.isEmpty },
      .list("letters", "The letters that cards begin with.", of: letter) { $0.letters },
    ])
}
