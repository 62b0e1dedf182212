import Foundation
import MarkdownReader
import SourceDiagnostics
import SwiftCompiler
import SwiftSnippets
import Testing

/// A folder of its own for one test, removed with everything in it at the end.
final class TestFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appending(path: "patternbook-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a program that stands for the compiler; it is asked for its version first.
  func compiler(version: String = "Swift version 6.3.1", _ script: String) throws -> String {
    let place = path + "/swiftc"
    let text = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "\(version)"; exit; fi
      \(script)

      """
    // Written by another process: a file that this one has open for writing, and so every process
    // that starts meanwhile, cannot be run ("text file busy").
    let source = path + "/swiftc.txt"
    try Data(text.utf8).write(to: URL(filePath: source))
    let copy = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", #"cp "$0" "$1" && chmod 755 "$1""#, source, place])
    copy.waitUntilExit()
    return place
  }

  /// Makes an empty folder for what a compiler reads, which a test can look into afterwards.
  func scratch() throws -> String {
    let place = path + "/scratch"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    return place
  }

  /// The names in a folder.
  func names(in place: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place)
  }
}

/// The samples of a page, and the page's file.
func page(_ text: String) -> (file: SourceFile, samples: [CodeSample]) {
  let file = SourceFile(path: "content/patterns/a.md", text: text)
  return (file, SampleExtractor.samples(in: MarkdownReader.read(file).value))
}

/// A page with one sample.
///
/// - Parameters:
///   - code: its code, without the last line ending.
///   - marks: the marks on its fence.
/// - Returns: its sample; none where there is none in it.
func samples(_ code: String, _ marks: String = "") -> [CodeSample] {
  page("~~~~~~~~swift \(marks)\n\(code)\n~~~~~~~~\n").samples
}

/// The folders in which programs are looked for.
let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

/// The compiler that the tests themselves were built with.
func compiler(scratch: String? = nil) async throws -> InstalledCompiler {
  try await InstalledCompiler.find(searchPath: searchPath, scratch: scratch)
}

/// What samples are asked, by their marks.
func requests(_ samples: [CodeSample]) -> [SampleRequest] {
  samples.map {
    SampleRequest(SampleUse($0, section: nil, number: 1, marks: FenceMarksReader.read($0).value))
  }
}

/// What an engine says of samples.
func outcomes(
  _ samples: [CodeSample], _ engine: CheckEngine, by compiler: InstalledCompiler? = nil,
  jobs: Int = 2
) async throws -> [SampleOutcome] {
  let found = if let compiler { compiler } else { try await SwiftCompilerTests.compiler() }
  let prover = SampleProver(found, engine: engine, jobs: jobs)
  return try await prover.prove(requests(samples)).outcomes
}
