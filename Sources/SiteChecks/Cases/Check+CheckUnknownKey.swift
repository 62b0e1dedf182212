import SiteModel
import SourceDiagnostics

extension Check {
  /// An unknown key in a case.
  static let checkUnknownKey: Check = Check(
    Rule(
      "check.unknown-key", .tightening,
      summary: "A case of Check has a key other than Profile, Task, Expected and ID.",
      rationale: "What stands after an unknown key never reaches the test plan.")
  ) { checked, rule in
    (checked.page.card?.caseFaults ?? []).compactMap { fault in
      guard case .unknownKey(let key, let meant) = fault else { return nil }
      let notes = meant.map { [Note("it is read as \($0), which is missing otherwise")] } ?? []
      return rule.finding(
        "unknown key \"\(key.value)\" in a case of Check", at: key.span, notes: notes,
        suggestion: meant.map { "did you mean \"\($0)\"?" }
          ?? "known keys: Profile, Task, Expected, ID",
        fixIts: meant.map { [FixIt("replace the key", replacing: key.span, with: $0)] } ?? [])
    }
  }
}
