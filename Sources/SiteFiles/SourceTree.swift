package import SourceDiagnostics

/// The files of a handbook as they are on disk.
package struct SourceTree: Sendable {
  /// The handbook's folder: an absolute path without symbolic links.
  package let root: String
  /// The text files, sorted by path: `site.yml`, and pages below `content`, what is text
  /// below `theme`.
  package let files: [SourceFile]
  /// All other files below `content` and `theme`, sorted by path.
  package let assets: [AssetFile]
  /// Findings about the files as such: symbolic links that are not followed.
  package let diagnostics: [Diagnostic]
}
