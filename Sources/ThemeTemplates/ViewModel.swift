/// What templates may say about one kind of thing.
///
/// Each name is declared once, with its meaning, its kind and how it is read; checks, reference
/// pages and rendering all use that declaration. A view model cannot hold itself; what nests is
/// declared level by level.
package struct ViewModel<Root>: Sendable {
  /// The view model's name, for messages and reference pages.
  package let name: String
  /// What it stands for, in one sentence.
  package let help: String
  /// Its names.
  package let fields: [ViewField<Root>]
  private let names: [String]

  /// Declares a view model.
  package init(_ name: String, _ help: String, _ fields: [ViewField<Root>]) {
    self.name = name
    self.help = help
    self.fields = fields
    names = fields.map(\.shape.name)
  }

  /// The names without the reading, for checks and reference pages.
  package var shape: ViewShape {
    .object(ViewObjectShape(name: name, help: help, fields: fields.map(\.shape)))
  }

  /// Writes the values that templates see for one thing.
  func encode(_ root: Root, _ encoder: inout ViewEncoder) {
    encoder.beginObject(fields.count)
    for field in fields {
      encoder.append(name: field.shape.name)
      field.encode(root, &encoder)
    }
  }

  /// The values that templates see for one thing.
  package func value(_ root: Root) -> ViewObject {
    ViewObject(names: names, values: fields.map { $0.read(root) })
  }
}
