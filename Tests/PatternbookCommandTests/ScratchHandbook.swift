import Foundation
import PatternbookCommand
import Synchronization

/// A handbook in a folder of its own, which goes when the test ends.
final class ScratchHandbook: Sendable {
  /// What a run printed, and its exit code.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String

    /// What a run printed as JSON.
    func json() throws -> [String: Any] {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
  }

  let folder: URL

  init(_ files: [String: String] = ["site.yml": "title: T\n", "content/a.md": "# A\n"]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "handbook-\(UUID())")
    for (path, text) in files {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the program in the folder; no compiler can be found there.
  func run(_ arguments: String...) async -> Outcome {
    await run(arguments)
  }

  /// Runs the program in the folder with words from a list.
  func run(_ arguments: [String]) async -> Outcome {
    let printed = Printed()
    let environment = CommandEnvironment(
      workingFolder: folder.path,
      print: { text in printed.output.withLock { $0.append(text) } },
      printError: { text in printed.errors.withLock { $0.append(text) } },
      usesColour: false, cores: 2, searchPath: folder.appending(path: "nothing").path)
    let code = await PatternbookProgram.run(arguments, environment)
    return Outcome(
      code: code, output: printed.output.withLock { $0.joined(separator: "\n") },
      errors: printed.errors.withLock { $0.joined(separator: "\n") })
  }

  /// Whether a file is there.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private final class Printed: Sendable {
    let output = Mutex<[String]>([])
    let errors = Mutex<[String]>([])
  }
}
