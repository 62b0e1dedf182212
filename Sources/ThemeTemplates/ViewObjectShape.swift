/// The names that a view model gives to templates.
package struct ViewObjectShape: Hashable, Sendable {
  /// The view model's own name.
  package let name: String
  /// What it stands for, in one sentence.
  package let help: String
  /// Its names, in order.
  package let fields: [ViewFieldShape]

  /// The field of a name.
  package subscript(name: String) -> ViewFieldShape? { fields.first { $0.name == name } }
}
