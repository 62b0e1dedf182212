package import SourceDiagnostics

/// The files of a handbook as they were read from disk, sorted by path.
package struct SiteSources: Sendable {
  /// `site.yml`; nil where there is none.
  package let configuration: SourceFile?
  /// The Markdown files below the content folder.
  package let pages: [SourceFile]
  /// The paths below the content folder of its other files, which are published as they are.
  package let assets: [String]

  /// Joins the files of a handbook.
  package init(configuration: SourceFile?, pages: [SourceFile], assets: [String]) {
    self.configuration = configuration
    self.pages = pages
    self.assets = assets
  }
}
