import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A criterion newer than the site's version of WCAG.
  static let wcagNewer: Check = Check(
    Rule(
      "wcag.newer", .standard(.error),
      summary: "A success criterion is newer than the version of WCAG that the handbook uses.",
      rationale: "The WCAG index of the handbook has no such criterion.")
  ) { checked, rule in
    let version = checked.configuration.wcagVersion
    return (checked.page.card?.criteria ?? []).compactMap { mapping in
      guard let criterion = WCAG.criterion(mapping.number.value), criterion.introduced > version
      else { return nil }
      return rule.finding(
        "success criterion \(criterion.number) came with WCAG \(criterion.introduced.rawValue), "
          + "and this handbook uses \(version.rawValue)", at: mapping.number.span,
        suggestion: "leave it out, or set wcag.version in site.yml")
    }
  }
}
