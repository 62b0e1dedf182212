/// A Swift compiler of this machine.
package struct InstalledCompiler: Sendable {
  /// How long it may take for one sample, or for one batch of them.
  package static let timeLimit = Duration.seconds(20)

  /// Where it is.
  package let location: String
  /// Its version, such as `Swift 6.3.1`.
  package let version: String

  let timeLimit: Duration
  /// Where the samples are written for it; nil for the system's folder for such things.
  let scratch: String?
}
