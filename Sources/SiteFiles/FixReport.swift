/// What applying fix-its came to.
package struct FixReport: Hashable, Sendable {
  /// The files that were changed, in the order of the handbook.
  package var files: [String] = []
  /// How many fix-its were applied.
  package var applied = 0
  /// How many were left: they overlap others, or the file cannot be written back faithfully.
  package var left = 0
}
