import SiteModel
import SourceDiagnostics

extension Check {
  /// A Check section without a case.
  static let checkNoCase: Check = Check(
    Rule(
      "check.no-case", .tightening,
      summary: "Check holds no case for a tester.",
      rationale: "The test plan is made of these cases; without one, the fix is never tested.")
  ) { checked, rule in
    guard let section = checked.section(.check), !section.body.isEmpty,
      checked.page.card?.cases.isEmpty == true
    else { return [] }
    return [
      rule.finding(
        "\"\(section.title)\" holds no case", at: checked.span(of: section),
        suggestion: "add a fence that begins with ```text and has Profile, Task and Expected lines")
    ]
  }
}
