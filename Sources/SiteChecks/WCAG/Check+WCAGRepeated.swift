import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A criterion mapped twice.
  static let wcagRepeated: Check = Check(
    Rule(
      "wcag.repeated", .standard(.error),
      summary: "A success criterion is mapped twice.",
      rationale: "The index would count the card twice and could not tell which entry holds.")
  ) { checked, rule in
    var first: [CriterionNumber: CriterionMapping] = [:]
    return (checked.page.card?.criteria ?? []).compactMap { mapping in
      guard let earlier = first[mapping.number.value] else {
        first[mapping.number.value] = mapping
        return nil
      }
      return rule.finding(
        "success criterion \(mapping.number.value) is mapped twice", at: mapping.number.span,
        notes: [Note("first mapped here", at: earlier.number.span)],
        suggestion: "join the two entries")
    }
  }
}
