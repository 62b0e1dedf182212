import HTMLMarkup
import ThemeTemplates

/// A success criterion that a card is mapped to.
package struct CriterionView: Sendable {
  var address: String
  var number: String
  var name: String
  var level: String
  var isSupport: Bool
  var how: HTML
  var more: HTML?

  static let model = ViewModel<CriterionView>(
    "criterion", "A success criterion that a card is mapped to.",
    [
      .text("address", "Its place in the WCAG index.") { $0.address },
      .text("number", "Its number.") { $0.number },
      .text("name", "Its name.") { $0.name },
      .text("level", "Its conformance level.") { $0.level },
      .flag("fails", "Whether the card's fault fails it.") { !$0.isSupport },
      .flag("supports", "Whether the card's fix only supports it.") { $0.isSupport },
      .markup("how", "How it applies.") { $0.how },
      .optionalMarkup("more", "What else is said about it, in blocks.") { $0.more },
    ])
}
