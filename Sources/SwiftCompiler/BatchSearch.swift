import ParallelMapping

/// Finds the files for which a batch could not be trusted.
struct BatchSearch: Sendable {
  /// In how many parts a batch is divided: more than two, since a part that hangs costs the whole
  /// time limit.
  private static let parts = 8

  let run: BatchRun
  let jobs: Int

  /// Why batches cannot be used with this compiler at all, found out with our own files alone.
  ///
  /// - Returns: the reason, or nil where the fault is with some sample.
  /// - Throws: `unusable` where the compiler does not even answer for our own files.
  func refusal() async throws(SwiftCompilerError) -> String? {
    switch await run.parse([]) {
    case .suspects: return nil
    case .untrusted(.tooLong):
      let seconds = run.compiler.timeLimit.components.seconds
      throw .unusable(
        path: run.compiler.location, reason: "it did not answer within \(seconds) seconds")
    case .untrusted(.broken(let reason)), .untrusted(.misleading(let reason)): return reason
    }
  }

  /// The files that may be wrong, by their places: those of which a run says so, and those that spoil
  /// every run they are in.
  func suspects(_ files: [BatchFile]) async -> Set<Int> {
    guard files.count > 1 else { return Set(files.map(\.index)) }
    let length = (files.count + Self.parts - 1) / Self.parts
    let stretches = stride(from: 0, to: files.count, by: length).map {
      Array(files[$0..<min($0 + length, files.count)])
    }
    var found: Set<Int> = []
    let results = await mapInParallel(stretches, jobs: jobs) { await run.parse($0) }
    for (stretch, result) in zip(stretches, results) {
      switch result {
      case .suspects(let suspects): found.formUnion(suspects)
      case .untrusted: found.formUnion(await suspects(stretch))
      }
    }
    return found
  }
}
