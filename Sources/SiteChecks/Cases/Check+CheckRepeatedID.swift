import SiteModel
import SourceDiagnostics

extension Check {
  /// An id given to two cases.
  static let checkRepeatedID: Check = Check(
    Rule(
      "check.repeated-id", .standard(.error),
      summary: "Two cases of Check have one id.",
      rationale: "Results are kept by id; two cases on one id overwrite each other.")
  ) { checked, rule in
    var first: [String: CheckCase] = [:]
    return (checked.page.card?.cases ?? []).compactMap { entry in
      guard let earlier = first[entry.id] else {
        first[entry.id] = entry
        return nil
      }
      let note = Note("first given here", at: earlier.writtenID?.span ?? earlier.span)
      return rule.finding(
        "the id \"\(entry.id)\" is given to two cases", at: entry.writtenID?.span ?? entry.span,
        notes: [note], suggestion: "give one of them another id")
    }
  }
}
