import SiteModel
import SourceDiagnostics

extension Check {
  /// A case without one of its keys.
  static let checkMissingKey: Check = Check(
    Rule(
      "check.missing-key", .tightening,
      summary: "A case of Check lacks its Profile, Task or Expected.",
      rationale: "A tester must know under which setting, what to do, and what must come of it.")
  ) { checked, rule in
    (checked.page.card?.caseFaults ?? []).compactMap { fault in
      guard case .missingKey(let key, let span) = fault else { return nil }
      return rule.finding(
        "this case has no \(key)", at: span, suggestion: "add a line that begins with \"\(key):\"")
    }
  }
}
