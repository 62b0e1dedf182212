/// Why samples cannot be checked at all.
package enum SwiftCompilerError: Error, Hashable, Sendable {
  /// There is no compiler at the place that was given, or none of its name on the search path.
  case notFound(String)
  /// There is one, but it cannot be used.
  case unusable(path: String, reason: String)
  /// The samples could not be written where the compiler reads them.
  case noScratchFolder(reason: String)

  /// What happened, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .notFound(let name):
      "there is no Swift compiler `\(name)`: install Swift 6, or leave the samples unchecked with "
        + "`--no-samples`"
    case .unusable(let path, let reason): "the Swift compiler `\(path)` cannot be used: \(reason)"
    case .noScratchFolder(let reason): "the samples cannot be handed to the compiler: \(reason)"
    }
  }
}
