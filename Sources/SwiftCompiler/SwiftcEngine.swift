import Foundation
import ParallelMapping
package import SwiftSnippets

/// Checks samples with `swiftc -parse`, one process for each: slow, and the truth itself.
package struct SwiftcEngine: Sendable {
  /// How long the compiler may take for one sample.
  package static let timeLimit = Duration.seconds(20)

  /// The compiler.
  package let location: String
  /// Its version, such as `Swift 6.3.1`.
  package let version: String

  let timeLimit: Duration
  /// Where the samples are written for the compiler; nil for the system's folder for such things.
  let scratch: String?

  /// Checks samples as Swift files, in language mode 6.
  ///
  /// - Parameters:
  ///   - samples: the samples.
  ///   - jobs: how many compilers run at a time, at least one.
  /// - Returns: a verdict for each sample, in their order.
  /// - Throws: `SwiftCompilerError`, where no sample could be checked.
  package func check(
    _ samples: [CodeSample], jobs: Int
  ) async throws(SwiftCompilerError) -> [SampleVerdict] {
    guard !samples.isEmpty else { return [] }
    let folder = try ScratchFolder(in: scratch)
    let path = folder.path
    let verdicts = await mapInParallel(Array(samples.enumerated()), jobs: jobs) { entry in
      await check(entry.element, number: entry.offset + 1, in: path)
    }
    folder.remove()
    return verdicts
  }

  private func check(_ sample: CodeSample, number: Int, in folder: String) async -> SampleVerdict {
    let path = "\(folder)/\(number).swift"
    let run = CompilerRun(
      compiler: location,
      arguments: [
        "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", "-Xfrontend",
        "-debug-diagnostic-names", path,
      ], folder: folder, output: "\(folder)/\(number).txt", limit: timeLimit)
    do {
      try Data(Self.source(of: sample)).write(to: URL(filePath: path))
      let ending = try await run.run()
      return verdict(
        ending, CompilerOutput(run.printed(), path: path, firstLine: sample.firstLine))
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
      return .notChecked("the compiler took longer than \(timeLimit.components.seconds) seconds")
    }
  }

  /// The sample as a file.
  ///
  /// Empty lines come first, so that the compiler's lines are those of the page. A `#!` line, which
  /// may stand only at the beginning of a file, is left empty.
  private static func source(of sample: CodeSample) -> [UInt8] {
    var text = sample.text.utf8[...]
    if text.starts(with: "#!".utf8) { text = text.drop { $0 != 0x0A } }
    return Array(repeating: 0x0A, count: sample.firstLine) + Array(text)
  }
}
