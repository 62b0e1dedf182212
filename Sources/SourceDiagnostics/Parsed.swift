/// A value, and what was wrong with the source it was read from.
///
/// Readers never throw on content.
package struct Parsed<Value> {
  /// What could be read.
  package var value: Value
  /// What could not, or should be otherwise.
  package var diagnostics: [Diagnostic]

  /// Joins a value and its findings.
  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
