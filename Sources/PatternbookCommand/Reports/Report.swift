import SitePipeline
import SourceDiagnostics

/// What a run has to tell, for every form of report.
struct Report: Sendable {
  /// The findings, sorted.
  let diagnostics: [Diagnostic]
  /// The files that findings are in, by path.
  let files: [String: SourceFile]
  /// The counts of the run.
  let summary: RunSummary
}
