package import SourceDiagnostics

/// Something in a block of Check that could not be read as it stands.
package enum CheckFault: Hashable, Sendable {
  /// A key that is none; `meant` is the key that it was read as.
  case unknownKey(Located<String>, meant: String?)
  /// A key that the case has already; `first` is where.
  case repeatedKey(Located<String>, first: SourceSpan)
  /// A line before the first key of a block that has keys.
  case strayLine(SourceSpan)
  /// A case without one of its keys.
  case missingKey(String, case: SourceSpan)
}
