import SiteModel
import SourceDiagnostics

extension Check {
  /// A section with nothing in it.
  static let sectionEmpty: Check = Check(
    Rule(
      "section.empty", .tightening,
      summary: "A section has nothing in it.",
      rationale: "A heading promises an answer; an empty section breaks the promise.")
  ) { checked, rule in
    checked.sections.filter { $0.kind != nil && $0.body.isEmpty }.map { section in
      rule.finding(
        "the section \"\(section.title)\" is empty", at: checked.span(of: section),
        suggestion: section.kind?.isRequired == true ? "write it" : "write it, or leave it out")
    }
  }
}
