import SourceDiagnostics

/// A template file, read as far as its own text goes: tags found and sections matched.
struct Template: Sendable {
  let file: SourceFile
  /// All tags in order of place; sections are matched.
  let tags: [TemplateTag]

  /// The deepest nesting of sections and partials that is read.
  static let deepestNesting = 100
}
