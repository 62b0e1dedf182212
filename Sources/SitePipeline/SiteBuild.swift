package import SiteModel
package import SiteRendering
package import SourceDiagnostics

/// What came of a run: the findings, and the site where pages were rendered.
package struct SiteBuild: Sendable {
  /// The handbook as it was understood.
  package let catalog: LinkedCatalog
  /// The findings, sorted, each once, with their final weights.
  package let diagnostics: [Diagnostic]
  /// The site without the files that are published as they are; nil where none was rendered or an
  /// error stands in the way.
  package let output: OutputTree?
  /// What the check of samples found; nil where samples were left out.
  package let samples: SampleReport?
  /// The files that findings can be in, by path.
  package let files: [String: SourceFile]

  /// Whether a finding is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
