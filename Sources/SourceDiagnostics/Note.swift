/// A further fact about a finding, with its place where it has one ("first defined here").
package struct Note: Hashable, Sendable {
  /// What is to be known, in one lower-case sentence without a full stop.
  package var message: String
  /// Where it is, if anywhere.
  package var span: SourceSpan?

  /// Makes a note.
  package init(_ message: String, at span: SourceSpan? = nil) {
    self.message = message
    self.span = span
  }
}
