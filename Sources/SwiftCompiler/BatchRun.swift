import Foundation

/// Runs of one compiler over files of one folder.
struct BatchRun: Sendable {
  /// What came of one run.
  enum Result: Hashable, Sendable {
    /// It went through, and these files, by their places, may be wrong.
    case suspects(Set<Int>)
    /// It did not, or not as expected; nothing is known of any file.
    case untrusted(Fault)
  }

  /// Why a run cannot be trusted.
  enum Fault: Hashable, Sendable {
    /// The compiler was ended because it took too long.
    case tooLong
    /// It crashed, or could not be started.
    case broken(String)
    /// It went through without reporting what it had to, or with errors of no file.
    case misleading(String)
  }

  let compiler: InstalledCompiler
  /// Where the files are.
  let folder: String
  /// A word that no sample can know, in the names of our own files: a sample that looks like the
  /// compiler's output, which repeats it, cannot stand for them.
  private let word = UUID().uuidString

  private var selfTest: String { "self-test-\(word).swift" }
  private var canary: String { "canary-\(word).swift" }

  /// Writes the two files that every batch begins and ends with.
  func writeOwnFiles() throws {
    try Data("print(1)\nfor _ in 0..<1 { }\n".utf8)
      .write(to: URL(filePath: folder + "/" + selfTest))
    try Data("let canary = )\n".utf8).write(to: URL(filePath: folder + "/" + canary))
  }

  /// Parses some files in one process.
  func parse(_ files: [BatchFile]) async -> Result {
    let name = UUID().uuidString
    let list = folder + "/\(name).list"
    let names = [selfTest] + files.map(\.name) + [canary]
    let run = CompilerRun(
      compiler: compiler.location,
      arguments: [
        "-frontend", "-parse", "-filelist", list, "-module-name", "samples", "-swift-version", "6",
        "-diagnostic-style", "llvm", "-debug-diagnostic-names", "-show-diagnostics-after-fatal",
      ], folder: folder, output: folder + "/\(name).txt", limit: compiler.timeLimit)
    do {
      try Data((names.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: list))
      switch try await run.run() {
      case .tooLong: return .untrusted(.tooLong)
      case .signal(let number): return .untrusted(.broken("it was ended by signal \(number)"))
      case .code: return result(BatchOutput(run.printed(upTo: .max)))
      }
    } catch {
      return .untrusted(.broken("it could not be started: \(error.localizedDescription)"))
    }
  }

  private func result(_ output: BatchOutput) -> Result {
    if let complaint = output.complaint { return .untrusted(.misleading("it says: \(complaint)")) }
    guard let errors = output.others[canary], !errors.isEmpty else {
      return .untrusted(.misleading("it stopped before the last file"))
    }
    guard Set(output.others[selfTest] ?? []) == BatchOutput.topLevelIDs else {
      return .untrusted(
        .misleading("it names errors otherwise than this version of the tool knows"))
    }
    return .suspects(output.suspects)
  }
}
