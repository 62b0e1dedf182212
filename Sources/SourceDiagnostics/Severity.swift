/// How much a finding weighs, lightest first.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// Worth knowing; never changes the exit code.
  case note
  /// To be mended; fails a run with `--strict`.
  case warning
  /// The handbook is not published.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
