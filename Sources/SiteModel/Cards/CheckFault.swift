package import SourceDiagnostics

/// Something in a block of Check that could not be read as it stands.
package enum CheckFault: Hashable, Sendable {
  /// A key that is none; `meant` is the key that it was read as.
  case unknownKey(Located<String>, meant: String?)
  /// A case without one of its keys.
  case missingKey(String, case: SourceSpan)
}
