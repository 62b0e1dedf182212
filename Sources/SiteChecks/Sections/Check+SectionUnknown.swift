import SiteModel
import SourceDiagnostics

extension Check {
  /// A heading of level 2 that is no section.
  static let sectionUnknown: Check = Check(
    Rule(
      "section.unknown", .standard(.warning),
      summary: "A heading of level 2 is no section of a card.",
      rationale: "What stands under it is shown, and is missing from every index.")
  ) { checked, rule in
    checked.sections.filter { $0.kind == nil }.map { section in
      rule.finding(
        "\"\(section.title)\" is no section of a card", at: checked.span(of: section),
        suggestion: "make it a deeper heading, or add it to sections in site.yml")
    }
  }
}
