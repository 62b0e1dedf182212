import Foundation
import Synchronization

/// One run of the compiler, its output going to a file so that no pipe can fill up.
struct CompilerRun: Sendable {
  /// How a run ended.
  enum Ending: Hashable, Sendable {
    /// By itself, with this code.
    case code(Int32)
    /// By a signal: it crashed, or was ended from outside.
    case signal(Int32)
    /// It was ended because it took too long.
    case tooLong
  }

  let compiler: String
  let arguments: [String]
  /// Where the compiler works.
  let folder: String
  /// The file that takes what it prints.
  let output: String
  let limit: Duration

  /// Runs the compiler and waits for its end.
  ///
  /// - Throws: Foundation's error where it cannot be started.
  func run() async throws -> Ending {
    try Data().write(to: URL(filePath: output))
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let watch = ProcessWatch()
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        let wasStopped = watch.end()
        let status = ended.terminationStatus
        let isExit = ended.terminationReason == .exit
        continuation.resume(
          returning: wasStopped ? .tooLong : isExit ? .code(status) : .signal(status))
      }
      do {
        try process.run()
        watch.begin(process.processIdentifier, limit: limit)
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// What the compiler printed, as far as anybody would read it.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Returns: it, with the replacement character for what is not UTF-8; empty where nothing can be read.
  func printed(upTo limit: Int = 1_000_000) -> String {
    guard let handle = FileHandle(forReadingAtPath: output) else { return "" }
    defer { try? handle.close() }
    let data = try? (limit == .max ? handle.readToEnd() : handle.read(upToCount: limit))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
