package import SitePipeline
import SwiftCompiler
import SwiftSnippets

/// Checks samples with the compiler that the environment has.
package enum SampleChecking {
  /// How samples are checked; nil where the command leaves them out.
  ///
  /// - Parameters:
  ///   - arguments: the command's words; `--no-samples` leaves samples out.
  ///   - environment: where a compiler is looked for.
  ///   - jobs: how many compilers run at a time.
  /// - Returns: the check, or nil where there is none.
  static func function(
    _ arguments: Arguments, _ environment: CommandEnvironment, jobs: Int
  ) -> SitePipeline.SampleCheck? {
    arguments.has(.noSamples) ? nil : function(searchPath: environment.searchPath, jobs: jobs)
  }

  /// How samples are checked with the first `swiftc` on a search path.
  ///
  /// - Parameters:
  ///   - searchPath: folders with colons between them.
  ///   - jobs: how many compilers run at a time.
  /// - Returns: the check, or nil where there is none.
  package static func function(searchPath: String, jobs: Int) -> SitePipeline.SampleCheck {
    { uses in
      guard !uses.isEmpty else {
        return SampleReport(
          compiler: nil, engine: "swiftc", parsed: 0, refused: 0, unchecked: 0, diagnostics: [])
      }
      let engine = try await SwiftcEngine.find(searchPath: searchPath)
      let verdicts = try await engine.check(uses.map(\.sample), jobs: jobs)
      var report = SampleReport(
        compiler: engine.version, engine: "swiftc", parsed: 0, refused: 0, unchecked: 0,
        diagnostics: SampleDiagnostics.findings(
          for: uses, verdicts: verdicts, version: engine.version))
      for verdict in verdicts {
        switch verdict {
        case .parsed: report.parsed += 1
        case .refused: report.refused += 1
        case .notChecked: report.unchecked += 1
        }
      }
      return report
    }
  }
}
