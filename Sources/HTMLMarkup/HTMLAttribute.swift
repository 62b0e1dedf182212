/// An attribute of an element.
package struct HTMLAttribute: Sendable {
  /// What an attribute is set to.
  enum Value: Sendable {
    case none
    case text(String)
    case address(String)
  }

  /// The attribute's name, as written in HTML.
  package let name: StaticString
  let content: Value

  /// Makes an attribute with a value; it is escaped when written.
  package init(_ name: StaticString, _ value: String) {
    self.name = name
    content = .text(value)
  }

  /// Makes an attribute whose value is an address.
  ///
  /// What cannot stand in an address is percent-encoded when written; escapes that are there stay.
  package init(_ name: StaticString, address: String) {
    self.name = name
    content = .address(address)
  }

  /// Makes an attribute that is present without a value, such as `hidden`.
  package init(_ name: StaticString) {
    self.name = name
    content = .none
  }

  /// Its value, unescaped; nil for an attribute that is only present or absent.
  package var value: String? {
    switch content {
    case .none: nil
    case .text(let value), .address(let value): value
    }
  }
}
