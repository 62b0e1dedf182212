import HTMLMarkup
import ThemeTemplates

/// A best practice of a card.
package struct PracticeView: Sendable {
  var reason: HTML
  var more: HTML?

  static let model = ViewModel<PracticeView>(
    "best practice", "A best practice that a card names where no criterion fails.",
    [
      .markup("reason", "Why it helps.") { $0.reason },
      .optionalMarkup("more", "What else is said about it, in blocks.") { $0.more },
    ])
}
