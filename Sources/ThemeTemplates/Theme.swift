package import SourceDiagnostics

/// The layouts of a handbook, checked against their view models and ready to be rendered.
package struct Theme: Sendable {
  private let layouts: [String: CompiledTemplate]

  /// Renders a page; several threads may do so at once.
  ///
  /// - Parameters:
  ///   - layout: the layout's name, `card` for `theme/layouts/card.mustache`.
  ///   - object: values of the view model that the layout was checked against.
  /// - Returns: the page's bytes, or nil where the theme has no such layout in order.
  package func render(layout: String, _ object: ViewObject) -> [UInt8]? {
    layouts[layout]?.render(object)
  }

  /// Renders a page from what its view model stands for, without making the values first.
  ///
  /// - Parameters:
  ///   - layout: the layout's name.
  ///   - model: the view model that the layout was checked against.
  ///   - root: what is shown.
  /// - Returns: the page's bytes, or nil where the theme has no such layout in order.
  package func render<Root>(
    layout: String, _ model: ViewModel<Root>, _ root: Root
  ) -> [UInt8]? {
    guard let template = layouts[layout] else { return nil }
    var encoder = ViewEncoder()
    model.encode(root, &encoder)
    return template.render(encoder)
  }

  /// Reads the layouts and partials of a theme folder.
  ///
  /// - Parameters:
  ///   - shapes: the layouts that are needed, by name, each with the names it may use.
  ///   - files: the files of the theme folder; those that are no templates are left aside.
  ///   - folder: the theme folder's path, as the files have it.
  /// - Returns: the layouts in order, and a finding for all that is wrong with the others.
  package static func read(
    layouts shapes: [String: ViewShape], files: [SourceFile], folder: String = "theme"
  ) -> Parsed<Theme> {
    var reader = ThemeReader(files: files, folder: folder)
    let layouts = reader.read(shapes)
    return Parsed(Theme(layouts: layouts), reader.findings)
  }
}
