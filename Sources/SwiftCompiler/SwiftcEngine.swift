import Foundation
import ParallelMapping
import SwiftSnippets

/// Checks samples with `swiftc -parse`, one process for each: slow, and the truth itself.
struct SwiftcEngine: Sendable {
  /// How many samples may take too long before the rest is given up: then it is the compiler.
  static let mostTimeouts = 5

  let compiler: InstalledCompiler

  /// Checks sources in language mode 6.
  ///
  /// - Parameters:
  ///   - sources: the sources.
  ///   - jobs: how many compilers run at a time, at least one.
  /// - Returns: a verdict for each, in their order.
  /// - Throws: `noScratchFolder`.
  func verdicts(
    _ sources: [CompilerSource], jobs: Int
  ) async throws(SwiftCompilerError) -> [SampleVerdict] {
    guard !sources.isEmpty else { return [] }
    let folder = try ScratchFolder(in: compiler.scratch)
    let path = folder.path
    let timeouts = TimeoutCount(limit: Self.mostTimeouts)
    let verdicts = await mapInParallel(Array(sources.enumerated()), jobs: jobs) { entry in
      await check(entry.element, number: entry.offset + 1, in: path, timeouts)
    }
    folder.remove()
    return verdicts
  }

  private func check(
    _ source: CompilerSource, number: Int, in folder: String, _ timeouts: TimeoutCount
  ) async -> SampleVerdict {
    guard !timeouts.isReached else {
      return .notChecked("the compiler took too long for \(Self.mostTimeouts) others")
    }
    let path = "\(folder)/\(number).swift"
    let run = CompilerRun(
      compiler: compiler.location,
      arguments: [
        "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", "-Xfrontend",
        "-debug-diagnostic-names", path,
      ], folder: folder, output: "\(folder)/\(number).txt", limit: compiler.timeLimit)
    do {
      try Data(source.bytes).write(to: URL(filePath: path))
      let ending = try await run.run()
      if ending == .tooLong { timeouts.add() }
      return verdict(
        ending, CompilerOutput(run.printed(), path: path, firstLine: source.firstLine))
    } catch {
      return .notChecked("the compiler could not be started: \(error.localizedDescription)")
    }
  }

  private func verdict(_ ending: CompilerRun.Ending, _ output: CompilerOutput) -> SampleVerdict {
    switch ending {
    case .code(0): return .parsed
    case .code:
      let errors = output.errors
      return errors.isEmpty
        ? .notChecked("the compiler failed: \(output.complaint ?? "it said nothing")")
        : .refused(errors)
    case .signal(let number): return .notChecked("the compiler was ended by signal \(number)")
    case .tooLong:
      return .notChecked(
        "the compiler took longer than \(compiler.timeLimit.components.seconds) seconds")
    }
  }
}
