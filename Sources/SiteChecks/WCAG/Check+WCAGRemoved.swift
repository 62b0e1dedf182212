import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A criterion that the site's version of WCAG no longer has.
  static let wcagRemoved: Check = Check(
    Rule(
      "wcag.removed", .standard(.error),
      summary: "A success criterion was removed from the version of WCAG that the handbook uses.",
      rationale: "A report that names it would be wrong.")
  ) { checked, rule in
    (checked.page.card?.criteria ?? []).compactMap { mapping in
      guard let criterion = WCAG.criterion(mapping.number.value),
        let removed = criterion.removed, removed <= checked.configuration.wcagVersion
      else { return nil }
      return rule.finding(
        "success criterion \(criterion.number) was removed in WCAG \(removed.rawValue)",
        at: mapping.number.span,
        suggestion: "name the criterion that the fault fails today, often 4.1.2 or 1.3.1")
    }
  }
}
