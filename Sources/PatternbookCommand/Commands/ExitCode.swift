import SitePipeline
import SourceDiagnostics

/// The exit codes of a run over a handbook.
enum ExitCode {
  /// 2 where there are samples to check and the compiler came to no verdict on any; 1 where a finding
  /// is an error, or with `--strict` a warning; else 0.
  static func of(_ build: SiteBuild, isStrict: Bool) -> Int32 {
    if build.samples?.isNothingChecked == true { return 2 }
    let limit = isStrict ? Severity.warning : .error
    return build.diagnostics.contains { $0.severity >= limit } ? 1 : 0
  }
}
