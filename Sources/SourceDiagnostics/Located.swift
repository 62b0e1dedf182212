/// A value and where it was written.
package struct Located<Value> {
  /// The value.
  package var value: Value
  /// Where it was written.
  package var span: SourceSpan

  /// Joins a value and its place.
  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
