package import SourceDiagnostics

/// What a check of samples found.
package struct SampleReport: Sendable {
  /// What checked them, such as "Swift 6.3.1"; nil where nothing was checked.
  package var compiler: String?
  /// How they were checked, such as "swiftc".
  package var engine: String
  /// How many parse.
  package var parsed: Int
  /// How many the compiler refuses.
  package var refused: Int
  /// How many were not checked.
  package var unchecked: Int
  /// The findings.
  package var diagnostics: [Diagnostic]

  /// Describes a check.
  package init(
    compiler: String?, engine: String, parsed: Int, refused: Int, unchecked: Int,
    diagnostics: [Diagnostic]
  ) {
    self.compiler = compiler
    self.engine = engine
    self.parsed = parsed
    self.refused = refused
    self.unchecked = unchecked
    self.diagnostics = diagnostics
  }
}
