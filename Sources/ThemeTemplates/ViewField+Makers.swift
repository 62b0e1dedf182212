package import HTMLMarkup

extension ViewField {
  /// A text; empty is false in a section.
  package static func text(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> String
  ) -> ViewField {
    ViewField(name, help, .text, read: { .text(read($0)) }, encode: { $1.append(read($0)) })
  }

  /// A text that can be missing.
  package static func optionalText(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> ViewField {
    ViewField(
      name, help, .text, isOptional: true, read: { read($0).map(ViewValue.text) ?? .absent },
      encode: { $1.append(read($0) ?? "") })
  }

  /// Markup; empty is false in a section.
  package static func markup(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> HTML
  ) -> ViewField {
    ViewField(
      name, help, .markup, read: { .markup(read($0)) }, encode: { $1.append(read($0).text) })
  }

  /// Markup that can be missing.
  package static func optionalMarkup(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> HTML?
  ) -> ViewField {
    ViewField(
      name, help, .markup, isOptional: true, read: { read($0).map(ViewValue.markup) ?? .absent },
      encode: { $1.append(read($0)?.text ?? "") })
  }

  /// Something that holds or not.
  package static func flag(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> Bool
  ) -> ViewField {
    ViewField(name, help, .flag, read: { .flag(read($0)) }, encode: { $1.append(read($0)) })
  }

  /// Names of their own.
  package static func object<Part>(
    _ name: String, _ help: String, of model: ViewModel<Part>,
    _ read: @escaping @Sendable (Root) -> Part
  ) -> ViewField {
    ViewField(
      name, help, model.shape, read: { .object(model.value(read($0))) },
      encode: { model.encode(read($0), &$1) })
  }

  /// Names of their own, all of which can be missing together.
  package static func optionalObject<Part>(
    _ name: String, _ help: String, of model: ViewModel<Part>,
    _ read: @escaping @Sendable (Root) -> Part?
  ) -> ViewField {
    ViewField(
      name, help, model.shape, isOptional: true,
      read: { read($0).map { .object(model.value($0)) } ?? .absent },
      encode: { root, encoder in
        if let part = read(root) { model.encode(part, &encoder) } else { encoder.append(false) }
      })
  }

  /// Several things that each have the names of one view model.
  package static func list<Item>(
    _ name: String, _ help: String, of model: ViewModel<Item>,
    _ read: @escaping @Sendable (Root) -> [Item]
  ) -> ViewField {
    ViewField(
      name, help, .list(model.shape),
      read: { root in .list(read(root).map { .object(model.value($0)) }) },
      encode: { root, encoder in
        let items = read(root)
        encoder.beginList(items.count)
        for item in items { model.encode(item, &encoder) }
      })
  }

  /// Several texts; a template prints each as `{{.}}`.
  package static func texts(
    _ name: String, _ help: String, _ read: @escaping @Sendable (Root) -> [String]
  ) -> ViewField {
    ViewField(
      name, help, .list(.text), read: { .list(read($0).map(ViewValue.text)) },
      encode: { root, encoder in
        let texts = read(root)
        encoder.beginList(texts.count)
        for text in texts { encoder.append(text) }
      })
  }
}
