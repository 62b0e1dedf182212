/// How a rule decides how much its findings weigh.
package enum RuleSeverity: Hashable, Sendable {
  /// Always this, and `site.yml` cannot change it: the handbook could not be read otherwise.
  case fixed(Severity)
  /// This, unless `site.yml` says otherwise.
  case standard(Severity)
  /// A warning while a page is a draft, an error from review on, unless `site.yml` says otherwise.
  case tightening

  /// What a finding weighs before anything is known about the page and the configuration.
  package var initial: Severity {
    switch self {
    case .fixed(let severity), .standard(let severity): severity
    case .tightening: .error
    }
  }
}
