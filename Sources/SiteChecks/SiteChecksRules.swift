package import SourceDiagnostics

/// The rules of this module.
package enum SiteChecksRules {
  /// The rules of all checks.
  package static let all: [Rule] = Check.all.map(\.rule)
}
