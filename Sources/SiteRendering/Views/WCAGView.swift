import HTMLMarkup
import ThemeTemplates

/// The WCAG index.
package struct WCAGView: Sendable {
  /// A card under a criterion.
  struct Mapped: Sendable {
    var link: LinkView
    var status: String
    var isUnfinished: Bool
    var isSupport: Bool
    var how: HTML
  }

  /// A criterion with its cards.
  struct Criterion: Sendable {
    var anchor: String
    var number: String
    var name: String
    var level: String
    var sourceAddress: String
    var cards: [Mapped]
  }

  /// A guideline with its criteria.
  struct Guideline: Sendable {
    var anchor: String
    var number: String
    var name: String
    var criteria: [Criterion]
  }

  /// A principle with its guidelines.
  struct Principle: Sendable {
    var anchor: String
    var number: String
    var name: String
    var guidelines: [Guideline]
  }

  var version: String
  var coverage: Coverage
  var principles: [Principle]

  static let model = ViewModel<WCAGView>(
    "wcag", "The WCAG index.",
    [
      .text("version", "The handbook's version of WCAG.") { $0.version },
      .text("coveredCount", "How many criteria have a ready card whose fault fails them.") {
        String($0.coverage.covered)
      },
      .text("criterionCount", "How many criteria that version has.") { String($0.coverage.all) },
      .list("principles", "The principles in numeric order.", of: principle) { $0.principles },
    ])
}
