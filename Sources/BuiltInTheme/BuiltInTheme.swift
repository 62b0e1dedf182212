/// The theme that is part of the program, for handbooks that have none of their own.
package enum BuiltInTheme {
  /// The theme's files: paths relative to the theme folder, and their text; sorted by path.
  package static let files: [(path: String, text: String)] = embeddedFiles.map {
    (path: "\($0.path)", text: "\($0.text)")
  }
}
