/// An attribute of an element.
package struct HTMLAttribute: Sendable {
  /// The attribute's name, as written in HTML.
  package let name: StaticString
  /// Its value, unescaped; nil for an attribute that is only present or absent.
  package let value: String?

  /// Makes an attribute with a value; it is escaped when written.
  package init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Makes an attribute that is present without a value, such as `hidden`.
  package init(_ name: StaticString) {
    self.name = name
    self.value = nil
  }
}
