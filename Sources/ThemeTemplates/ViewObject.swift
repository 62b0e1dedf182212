/// Values under the names of a view model.
package struct ViewObject: Hashable, Sendable {
  /// The names, in the order of the view model.
  package let names: [String]
  /// The value of each name, in the same order.
  package let values: [ViewValue]

  init(names: [String], values: [ViewValue]) {
    self.names = names
    self.values = values
  }

  /// The value of a name, or nil where the view model has no such name.
  package subscript(name: String) -> ViewValue? {
    names.firstIndex(of: name).map { values[$0] }
  }
}
