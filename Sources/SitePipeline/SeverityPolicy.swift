package import SiteModel
package import SourceDiagnostics

/// Decides how much findings weigh, once the pages' statuses and the configuration are known.
package struct SeverityPolicy: Sendable {
  private let rules: [RuleID: RuleSeverity]
  private let overrides: [RuleID: Severity?]
  private let statuses: [String: PageStatus]

  /// Prepares a policy.
  ///
  /// - Parameters:
  ///   - rules: every rule.
  ///   - configuration: its `checks` change what rules weigh.
  ///   - pages: their statuses tighten rules.
  package init(rules: [Rule], configuration: SiteConfiguration, pages: [Page]) {
    self.rules = Dictionary(
      rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    overrides = configuration.severities
    statuses = Dictionary(
      pages.map { ($0.filePath, $0.status) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings with their weights, sorted, each once; those of rules that are off are left out.
  package func settle(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.compactMap(settle).filter { seen.insert($0).inserted }.sorted()
  }

  private func settle(_ diagnostic: Diagnostic) -> Diagnostic? {
    var result = diagnostic
    if diagnostic.isSettled { return result }
    switch rules[diagnostic.rule] {
    case .fixed, nil: return result
    case .tightening:
      let status = diagnostic.span.flatMap { statuses[$0.path] }
      result.severity = status == .draft ? .warning : .error
    case .standard: break
    }
    if let override = overrides[diagnostic.rule] {
      guard let override else { return nil }
      result.severity = override
    }
    return result
  }
}
