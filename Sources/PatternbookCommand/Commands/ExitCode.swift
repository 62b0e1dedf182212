import SitePipeline
import SourceDiagnostics

/// The exit codes of a run over a handbook.
enum ExitCode {
  /// 1 where a finding is an error, or with `--strict` a warning; 2 where there are samples and
  /// none could be checked; else 0.
  static func of(_ build: SiteBuild, isStrict: Bool) -> Int32 {
    let limit = isStrict ? Severity.warning : .error
    if build.diagnostics.contains(where: { $0.severity >= limit }) { return 1 }
    guard let samples = build.samples else { return 0 }
    return samples.unchecked > 0 && samples.parsed + samples.refused == 0 ? 2 : 0
  }
}
