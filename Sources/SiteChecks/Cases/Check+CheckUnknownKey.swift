import SiteModel
import SourceDiagnostics

extension Check {
  /// A key that a case cannot have, or has already, or a line that belongs to none.
  static let checkUnknownKey: Check = Check(
    Rule(
      "check.unknown-key", .tightening,
      summary: "A case of Check has a key other than Profile, Task, Expected and ID, a key twice, "
        + "or a line before any key.",
      rationale: "What stands there never reaches the test plan, or not as it was meant.")
  ) { checked, rule in
    (checked.page.card?.caseFaults ?? []).compactMap { fault in
      switch fault {
      case .unknownKey(let key, let meant): unknown(key, meant, rule)
      case .repeatedKey(let key, let first):
        rule.finding(
          "the key \(key.value) is given twice in one case", at: key.span,
          notes: [Note("first given here", at: first)],
          suggestion: "begin the next case with a Profile line, or join the two")
      case .strayLine(let span):
        rule.finding(
          "this line stands before any key", at: span,
          suggestion: "begin the case with a line such as \"Profile: VoiceOver\"")
      case .missingKey: nil
      }
    }
  }

  private static func unknown(
    _ key: Located<String>, _ meant: String?, _ rule: Rule
  ) -> Diagnostic {
    rule.finding(
      "unknown key \"\(key.value)\" in a case of Check", at: key.span,
      notes: meant.map { [Note("it is read as \($0), which is missing otherwise")] } ?? [],
      suggestion: meant.map { "did you mean \"\($0)\"?" }
        ?? "known keys: Profile, Task, Expected, ID",
      fixIts: meant.map { [FixIt("replace the key", replacing: key.span, with: $0)] } ?? [])
  }
}
