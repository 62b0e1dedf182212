/// A command line that is not understood, or a run that cannot be made.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  let message: String
  /// What was probably meant, or nil.
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
