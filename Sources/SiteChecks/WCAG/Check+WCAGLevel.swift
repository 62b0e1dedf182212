import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A conformance level that the criterion does not have.
  static let wcagLevel: Check = Check(
    Rule(
      "wcag.level", .standard(.error),
      summary: "A success criterion has another conformance level.",
      rationale: "The level decides what a team must do first.")
  ) { checked, rule in
    (checked.page.card?.criteria ?? []).compactMap { mapping in
      guard let criterion = WCAG.criterion(mapping.number.value), let level = mapping.level,
        level.value != criterion.level.rawValue
      else { return nil }
      let right = criterion.level.rawValue
      return rule.finding(
        "success criterion \(criterion.number) is of level \(right), not \(level.value)",
        at: level.span, fixIts: [FixIt("replace the level", replacing: level.span, with: right)])
    }
  }
}
