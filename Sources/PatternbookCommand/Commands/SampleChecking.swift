package import SitePipeline
package import SwiftCompiler
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
    guard !arguments.has(.noSamples) else { return nil }
    let engine = arguments.value(of: .engine).flatMap(CheckEngine.init(rawValue:)) ?? .batch
    return function(searchPath: environment.searchPath, engine: engine, jobs: jobs)
  }

  /// How samples are checked with the first `swiftc` on a search path.
  ///
  /// - Parameters:
  ///   - searchPath: folders with colons between them.
  ///   - engine: how the compiler is used.
  ///   - jobs: how many compilers run at a time.
  /// - Returns: the check.
  package static func function(
    searchPath: String, engine: CheckEngine = .batch, jobs: Int
  ) -> SitePipeline.SampleCheck {
    { requests in
      guard !requests.isEmpty else {
        return SampleAnswers(compiler: nil, engine: engine.rawValue, outcomes: [])
      }
      let compiler = try await InstalledCompiler.find(searchPath: searchPath)
      let prover = SampleProver(compiler, engine: engine, jobs: jobs)
      let proof = try await prover.prove(requests)
      return SampleAnswers(
        compiler: compiler.version, engine: proof.engine.rawValue, remark: proof.remark,
        outcomes: proof.outcomes)
    }
  }
}
