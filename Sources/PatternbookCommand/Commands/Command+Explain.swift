import Foundation
import SourceDiagnostics

extension Command {
  /// Says what a rule is about.
  static let explain = Command(
    name: "explain", summary: "Says what a rule finds, why, and how much it weighs.",
    words: "RULE", options: [.json]
  ) { arguments, environment in
    guard let id = arguments.words.first else {
      throw UsageError("explain needs a rule's name; patternbook list rules names them all")
    }
    guard let rule = RuleList.rule(id) else {
      let near = NameSuggestion.nearest(to: id, among: RuleList.all.map(\.id.name))
      throw UsageError("there is no rule \"\(id)\"", suggestion: near)
    }
    if arguments.value(of: .json) == "json" {
      environment.print(try JSONText.text(RuleRecord(rule)))
    } else {
      environment.print(
        """
        \(rule.id)

        \(rule.summary)
        \(rule.rationale)

        Severity: \(RuleRecord.words(rule.severity))
        More: content/checks/\(rule.id).md in the handbook of Patternbook itself
        """)
    }
    return 0
  }
}
