import Foundation
import ParallelMapping

/// Parses many sources in one process, as `swiftc -frontend -parse` over a list of files does: some hundred
/// times faster than a process for each, with guards for every way in which it can mislead.
///
/// It may suspect a source that is right, and never misses a wrong one. Each batch has two files of
/// ours in it. The first tells whether the two errors that are to be ignored still have the names we
/// know; the last, a canary, has an error that must be reported, or else the run was cut short.
struct BatchEngine: Sendable {
  /// How many sources one process parses.
  static let size = 500

  let compiler: InstalledCompiler

  /// What came of the batches.
  struct Answer: Sendable {
    /// For each source whether it may be wrong.
    var isSuspected: [Bool]
    /// Why batches cannot be used with this compiler, so that every source is suspected; else nil.
    var refusal: String?
  }

  /// Looks for sources that may be wrong.
  ///
  /// - Parameters:
  ///   - sources: the sources.
  ///   - jobs: how many compilers run at a time.
  /// - Returns: which are suspected: with certainty all that are wrong, and all of which nobody could
  ///   say.
  /// - Throws: `noScratchFolder`; `unusable` where the compiler does not answer at all.
  func suspects(
    _ sources: [CompilerSource], jobs: Int
  ) async throws(SwiftCompilerError) -> Answer {
    var answer = Answer(isSuspected: sources.map(\.movesErrors))
    let files = sources.indices.filter { !answer.isSuspected[$0] }.map(BatchFile.init)
    guard !files.isEmpty else { return answer }
    let folder = try ScratchFolder(in: compiler.scratch)
    defer { folder.remove() }
    let run = BatchRun(compiler: compiler, folder: folder.path)
    guard write(sources, files, run) else {
      throw .noScratchFolder(reason: "the samples could not be written to \(folder.path)")
    }
    let stretches = stride(from: 0, to: files.count, by: Self.size).map {
      Array(files[$0..<min($0 + Self.size, files.count)])
    }
    let results = await mapInParallel(stretches, jobs: jobs) { await run.parse($0) }
    for (stretch, result) in zip(stretches, results) {
      switch result {
      case .suspects(let found): for index in found { answer.isSuspected[index] = true }
      case .untrusted:
        let search = BatchSearch(run: run, jobs: jobs)
        if let refusal = try await search.refusal() {
          return Answer(isSuspected: sources.map { _ in true }, refusal: refusal)
        }
        for index in await search.suspects(stretch) { answer.isSuspected[index] = true }
      }
    }
    return answer
  }

  private func write(
    _ sources: [CompilerSource], _ files: [BatchFile], _ run: BatchRun
  ) -> Bool {
    do {
      for file in files {
        try Data(sources[file.index].bytes).write(to: URL(filePath: run.folder + "/" + file.name))
      }
      try run.writeOwnFiles()
      return true
    } catch {
      return false
    }
  }
}
