package import SwiftSnippets

/// What stands beside a sample on its page about whether it was proven.
package enum ShownVerdict: Hashable, Sendable {
  /// It parses; what checked it, such as `Swift 6.3.1`, and in what context.
  case parsed(compiler: String, context: SampleContext?)
  /// It is refused as it should be: what checked it and what that said.
  case refused(compiler: String, message: String)
  /// It was not checked, for the reason its author gives.
  case skipped(reason: String)

  /// The verdict in a few words.
  var words: String {
    switch self {
    case .parsed(let compiler, nil): "Parsed by \(compiler)"
    case .parsed(let compiler, let context?): "Parsed by \(compiler) as \(context.words)"
    case .refused(let compiler, _): "Refused by \(compiler), as it should be"
    case .skipped(let reason): "Not checked: \(reason)"
    }
  }

  /// The compiler's words about a sample that is refused; nil for others.
  var message: String? {
    if case .refused(_, let message) = self { message } else { nil }
  }
}
