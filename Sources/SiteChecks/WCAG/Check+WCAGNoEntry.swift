import SiteModel
import SourceDiagnostics

extension Check {
  /// WCAG mapping without an entry.
  static let wcagNoEntry: Check = Check(
    Rule(
      "wcag.no-entry", .tightening,
      summary: "WCAG mapping has no entry.",
      rationale: "The card cannot be found by its criterion, and its criterion shows as a gap.")
  ) { checked, rule in
    guard let section = checked.section(.criteria), !section.body.isEmpty,
      let card = checked.page.card, card.criteria.isEmpty, card.bestPractices.isEmpty,
      card.unreadableMappings.isEmpty
    else { return [] }
    return [
      rule.finding(
        "\"\(section.title)\" has no entry", at: checked.span(of: section),
        suggestion: "add a list item such as \"- 4.1.2 Name, Role, Value: how it applies\"")
    ]
  }
}
