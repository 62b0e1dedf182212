import Foundation
import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("Checking samples with swiftc")
struct SwiftcEngineTests {
  @Test("gives the verdicts of swiftc on all snippets, in their order, with its errors by place")
  func snippets() async throws {
    let fixtures = SnippetFixture.all
    #expect(fixtures.count == SnippetFixture.fileCount)
    #expect(fixtures.count > 20)
    let found = fixtures.compactMap(\.sample)
    try #require(found.count == fixtures.count)
    let verdicts = try await engine().check(found, jobs: 2)
    for (fixture, verdict) in zip(fixtures, verdicts) {
      switch verdict {
      case .parsed: #expect(fixture.passes, "\(fixture)")
      case .refused(let errors):
        let told = errors.map { "\($0.line + 1):\($0.column + 1) \($0.id ?? "")" }
        #expect(fixture.firstError.map(told.contains) == true, "\(fixture)")
        #expect(!zip(errors, errors.dropFirst()).contains { $1 < $0 }, "\(fixture)")
      case .notChecked(let reason): Issue.record("\(fixture): \(reason)")
      }
    }
  }

  @Test("says which compiler it is")
  func version() async throws {
    let engine = try await engine()
    #expect(engine.version.hasPrefix("Swift 6."))
    #expect(engine.location.hasSuffix("/swiftc"))
  }

  @Test("gives the same verdicts whatever the number of jobs")
  func jobs() async throws {
    let found = (0..<9).flatMap { samples($0.isMultiple(of: 2) ? "let a = 1" : "let a\($0) 1") }
    let engine = try await engine()
    let one = try await engine.check(found, jobs: 1)
    #expect(try await engine.check(found, jobs: 4) == one)
    #expect(one.map { $0 == .parsed } == (0..<9).map { $0.isMultiple(of: 2) })
    #expect(try await engine.check([], jobs: 0).isEmpty)
    #expect(try await engine.check(Array(found.prefix(1)), jobs: 0) == [.parsed])
  }

  @Test("accepts a first line that names the program to run a script with")
  func hashBang() async throws {
    let found = samples("#!/usr/bin/env swift\nprint(1)")
    #expect(try await engine().check(found, jobs: 1) == [.parsed])
  }

  @Test("is not misled by a sample that says it comes from elsewhere")
  func sourceLocation() async throws {
    let found = samples("#sourceLocation(file: \"x.swift\", line: 900)\nlet = 1")
    guard case .refused(let errors) = try await engine().check(found, jobs: 1).first else {
      Issue.record("the sample must be refused")
      return
    }
    #expect(errors.first?.line == 0)
  }

  @Test("leaves nothing behind, whatever the compiler does")
  func nothingLeft() async throws {
    let folder = try TestFolder()
    let scratch = try folder.scratch()
    let good = try await engine(scratch: scratch)
    _ = try await good.check(samples("let a = 1") + samples("let = 1"), jobs: 2)
    #expect(try folder.names(in: scratch) == [])
    let bad = try await SwiftcEngine.find(
      folder.compiler("echo more > extra.txt; kill -SEGV $$"), searchPath: "", scratch: scratch)
    _ = try await bad.check(samples("let a = 1"), jobs: 1)
    #expect(try folder.names(in: scratch) == [])
  }
}

@Suite("A compiler in trouble")
struct CompilerTroubleTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  func verdict(_ script: String, limit: Duration = .seconds(20)) async throws -> SampleVerdict? {
    let engine = try await SwiftcEngine.find(
      folder.compiler(script), searchPath: "", timeLimit: limit)
    return try await engine.check(samples("let a = 1"), jobs: 1).first
  }

  @Test("is a typed error where there is none")
  func missing() async throws {
    let nowhere = folder.path
    await #expect(throws: SwiftCompilerError.notFound("swiftc")) {
      try await SwiftcEngine.find(searchPath: nowhere)
    }
    await #expect(throws: SwiftCompilerError.notFound(nowhere)) {
      try await SwiftcEngine.find(nowhere, searchPath: "")
    }
  }

  @Test("is a typed error where it is too old, or no compiler at all")
  func unusable() async throws {
    let old = try folder.compiler(version: "Apple Swift version 5.10.1 (x)", "exit 0")
    await #expect(
      throws: SwiftCompilerError.unusable(
        path: old, reason: "it is Swift 5.10.1, and Swift 6 is needed")
    ) { try await SwiftcEngine.find(old, searchPath: "") }
    let other = try folder.compiler(version: "hello", "exit 0")
    await #expect(throws: SwiftCompilerError.self) {
      try await SwiftcEngine.find(other, searchPath: "")
    }
  }

  @Test("is a typed error where there is no place to write samples to")
  func noScratch() async throws {
    let place = try folder.compiler("exit 0")
    let error = await #expect(throws: SwiftCompilerError.self) {
      try await SwiftcEngine.find(place, searchPath: "", scratch: place)
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
