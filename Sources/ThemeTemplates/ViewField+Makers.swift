package import HTMLMarkup

extension ViewField {
  /// A text; empty is false in a section.
  package static func text(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> String
  ) -> ViewField {
    ViewField(name, help, .text) { .text(read($0)) }
  }

  /// A text that can be missing.
  package static func optionalText(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> ViewField {
    ViewField(name, help, .text, isOptional: true) { read($0).map(ViewValue.text) ?? .absent }
  }

  /// Markup; empty is false in a section.
  package static func markup(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> HTML
  ) -> ViewField {
    ViewField(name, help, .markup) { .markup(read($0)) }
  }

  /// Markup that can be missing.
  package static func optionalMarkup(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> HTML?
  ) -> ViewField {
    ViewField(name, help, .markup, isOptional: true) { read($0).map(ViewValue.markup) ?? .absent }
  }

  /// Something that holds or not.
  package static func flag(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> Bool
  ) -> ViewField {
    ViewField(name, help, .flag) { .flag(read($0)) }
  }

  /// Names of their own.
  package static func object<Part>(
    _ name: String, _ help: String, of model: ViewModel<Part>,
    _ read: @escaping @Sendable (Root) -> Part
  ) -> ViewField {
    ViewField(name, help, model.shape) { .object(model.value(read($0))) }
  }

  /// Names of their own, all of which can be missing together.
  package static func optionalObject<Part>(
    _ name: String, _ help: String, of model: ViewModel<Part>,
    _ read: @escaping @Sendable (Root) -> Part?
  ) -> ViewField {
    ViewField(name, help, model.shape, isOptional: true) {
      read($0).map { .object(model.value($0)) } ?? .absent
    }
  }

  /// Several things that each have the names of one view model.
  package static func list<Item>(
    _ name: String, _ help: String, of model: ViewModel<Item>,
    _ read: @escaping @Sendable (Root) -> [Item]
  ) -> ViewField {
    ViewField(name, help, .list(model.shape)) { root in
      .list(read(root).map { .object(model.value($0)) })
    }
  }

  /// Several texts; a template prints each as `{{.}}`.
  package static func texts(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> [String]
  ) -> ViewField {
    ViewField(name, help, .list(.text)) { .list(read($0).map(ViewValue.text)) }
  }
}
