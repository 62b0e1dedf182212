import Foundation
import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("A compiler in trouble")
struct CompilerTroubleTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  func verdict(_ script: String, limit: Duration = .seconds(20)) async throws -> SampleVerdict? {
    let compiler = try await InstalledCompiler.find(
      folder.compiler(script), searchPath: "", timeLimit: limit)
    return try await outcomes(samples("let a = 1"), .swiftc, by: compiler).first?.verdict
  }

  @Test("is a typed error where there is none")
  func missing() async throws {
    let nowhere = folder.path
    await #expect(throws: SwiftCompilerError.notFound("swiftc")) {
      try await InstalledCompiler.find(searchPath: nowhere)
    }
    await #expect(throws: SwiftCompilerError.notFound(nowhere)) {
      try await InstalledCompiler.find(nowhere, searchPath: "")
    }
  }

  @Test("is a typed error where it is too old, or no compiler at all")
  func unusable() async throws {
    let old = try folder.compiler(version: "Apple Swift version 5.10.1 (x)", "exit 0")
    await #expect(
      throws: SwiftCompilerError.unusable(
        path: old, reason: "it is Swift 5.10.1, and Swift 6 is needed")
    ) { try await InstalledCompiler.find(old, searchPath: "") }
    let other = try folder.compiler(version: "hello", "exit 0")
    await #expect(throws: SwiftCompilerError.self) {
      try await InstalledCompiler.find(other, searchPath: "")
    }
  }

  @Test("is a typed error where there is no place to write samples to")
  func noScratch() async throws {
    let place = try folder.compiler("exit 0")
    let error = await #expect(throws: SwiftCompilerError.self) {
      try await InstalledCompiler.find(place, searchPath: "", scratch: place)
    }
    #expect(error?.message.contains("handed to the compiler") == true)
  }

  @Test("is ended with all that it started when it takes too long")
  func hanging() async throws {
    let beat = folder.path + "/beat"
    let script = "(while :; do date +%N > \(beat); sleep 0.1; done) & wait"
    let verdict = try await verdict(script, limit: .seconds(2))
    #expect(verdict == .notChecked("the compiler took longer than 2 seconds"))
    try await Task.sleep(for: .milliseconds(500))
    let last = try String(contentsOfFile: beat, encoding: .utf8)
    try await Task.sleep(for: .seconds(1))
    #expect(try String(contentsOfFile: beat, encoding: .utf8) == last)
  }

  @Test("is no verdict where it crashes or fails without saying where")
  func crashing() async throws {
    #expect(
      try await verdict("kill -SEGV $$") == .notChecked("the compiler was ended by signal 11"))
    #expect(
      try await verdict("echo 'error: out of paper'; exit 3")
        == .notChecked("the compiler failed: error: out of paper"))
    #expect(try await verdict("exit 1") == .notChecked("the compiler failed: it said nothing"))
  }

  @Test("cannot block the check by printing without end")
  func flooding() async throws {
    let verdict = try await verdict("head -c 3000000 /dev/zero | tr '\\\\0' 'x'; exit 0")
    #expect(verdict == .parsed)
  }
}
