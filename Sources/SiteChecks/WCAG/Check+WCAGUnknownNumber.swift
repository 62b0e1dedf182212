import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A number that no criterion has.
  static let wcagUnknownNumber: Check = Check(
    Rule(
      "wcag.unknown-number", .standard(.error),
      summary: "There is no success criterion of this number.",
      rationale: "Somebody will look it up and not find it.")
  ) { checked, rule in
    (checked.page.card?.criteria ?? []).compactMap { mapping in
      guard WCAG.criterion(mapping.number.value) == nil else { return nil }
      let named = WCAG.criteria.first {
        $0.name.lowercased() == mapping.name.value.lowercased()
      }
      let fixIts = named.map {
        [FixIt("replace the number", replacing: mapping.number.span, with: "\($0.number)")]
      }
      return rule.finding(
        "there is no success criterion \(mapping.number.value)", at: mapping.number.span,
        suggestion: named.map { "\"\($0.name)\" is \($0.number)" }, fixIts: fixIts ?? [])
    }
  }
}
