import HTMLMarkup
import ThemeTemplates

/// A best practice of a card.
package struct PracticeView: Sendable {
  var reason: HTML

  static let model = ViewModel<PracticeView>(
    "best practice", "A best practice that a card names where no criterion fails.",
    [.markup("reason", "Why it helps.") { $0.reason }])
}
