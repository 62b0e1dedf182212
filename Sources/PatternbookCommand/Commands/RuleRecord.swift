import SourceDiagnostics

/// A rule as JSON gives it.
struct RuleRecord: Encodable {
  let id: String
  let severity: String
  let configurable: Bool
  let summary: String
  let rationale: String

  init(_ rule: Rule) {
    id = rule.id.name
    severity = Self.words(rule.severity)
    if case .fixed = rule.severity { configurable = false } else { configurable = true }
    summary = rule.summary
    rationale = rule.rationale
  }

  /// How much a rule weighs, in words.
  static func words(_ severity: RuleSeverity) -> String {
    switch severity {
    case .fixed(let severity): "\(severity.rawValue), always"
    case .standard(let severity): "\(severity.rawValue), unless site.yml says otherwise"
    case .tightening:
      "warning in a draft, error from review on, unless site.yml says otherwise"
    }
  }
}
