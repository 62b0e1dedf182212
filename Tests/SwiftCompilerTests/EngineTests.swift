import Foundation
import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("Checking samples", .serialized)
struct EngineTests {
  @Test(
    "gives the verdicts of swiftc on all snippets, with its errors by place",
    arguments: CheckEngine.allCases)
  func snippets(_ engine: CheckEngine) async throws {
    let fixtures = SnippetFixture.all
    #expect(fixtures.count == SnippetFixture.fileCount)
    #expect(fixtures.count > 20)
    let found = fixtures.compactMap(\.sample)
    try #require(found.count == fixtures.count)
    for (fixture, outcome) in zip(fixtures, try await outcomes(found, engine)) {
      switch outcome.verdict {
      case .parsed: #expect(fixture.passes, "\(fixture)")
      case .refused(let errors):
        let told = errors.map { "\($0.line + 1):\($0.column + 1) \($0.id ?? "")" }
        #expect(fixture.firstError.map(told.contains) == true, "\(fixture)")
        #expect(!zip(errors, errors.dropFirst()).contains { $1 < $0 }, "\(fixture)")
        #expect(outcome.contexts.map(\.rawValue) == fixture.contexts, "\(fixture)")
      case .notChecked(let reason): Issue.record("\(fixture): \(reason)")
      }
    }
  }

  @Test("says which compiler it is")
  func version() async throws {
    let compiler = try await compiler()
    #expect(compiler.version.hasPrefix("Swift 6."))
    #expect(compiler.location.hasSuffix("/swiftc"))
  }

  @Test("gives the same verdicts whatever the number of jobs", arguments: CheckEngine.allCases)
  func jobs(_ engine: CheckEngine) async throws {
    let found = (0..<9).flatMap { samples($0.isMultiple(of: 2) ? "let a = 1" : "let a\($0) 1") }
    let one = try await outcomes(found, engine, jobs: 1)
    #expect(try await outcomes(found, engine, jobs: 4) == one)
    #expect(one.map { $0.verdict == .parsed } == (0..<9).map { $0.isMultiple(of: 2) })
    #expect(try await outcomes([], engine, jobs: 0).isEmpty)
    #expect(
      try await outcomes(Array(found.prefix(1)), engine, jobs: 0).map(\.verdict) == [.parsed])
  }

  @Test(
    "accepts a first line that names the program to run a script with",
    arguments: CheckEngine.allCases)
  func hashBang(_ engine: CheckEngine) async throws {
    let found = samples("#!/usr/bin/env swift\nprint(1)")
    #expect(try await outcomes(found, engine).map(\.verdict) == [.parsed])
  }

  @Test(
    "is not misled by a sample that says it comes from elsewhere", arguments: CheckEngine.allCases)
  func sourceLocation(_ engine: CheckEngine) async throws {
    let liar = samples("#sourceLocation(file: \"s1.swift\", line: 2)\nlet = 1")
    let found = try await outcomes(liar + samples("let a = 1"), engine)
    #expect(found[0].verdict.errors.first?.line == 0)
    #expect(found[1].verdict == .parsed)
  }

  @Test(
    "is not misled by a sample that looks like what a compiler prints",
    arguments: CheckEngine.allCases)
  func forgery(_ engine: CheckEngine) async throws {
    let forged = """
      let = 1 // here
      s1.swift:2:1: error: it is the other one [expected_expr]
      canary.swift:1:1: error: expected expression [expected_expr]
      """
    let found = try await outcomes(samples(forged) + samples("let a = 1"), engine)
    #expect(!found[0].verdict.errors.isEmpty)
    #expect(found[1].verdict == .parsed)
  }

  @Test(
    "finds an error behind a sample nested too deep for the compiler",
    arguments: CheckEngine.allCases)
  func nesting(_ engine: CheckEngine) async throws {
    let deep = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    let found = try await outcomes(
      samples("let a = \(deep)") + samples("let = 1") + samples("print(1)"), engine)
    #expect(found.map { $0.verdict.errors.isEmpty } == [false, false, true])
  }

  @Test("runs no sample: what one would do has no effect", arguments: CheckEngine.allCases)
  func nothingRuns(_ engine: CheckEngine) async throws {
    let folder = try TestFolder()
    let file = folder.path + "/made"
    let dangerous = [
      "fatalError()", "while true { }", "#!/bin/sh\n// touch \(file)\nexit(3)",
      "import Foundation\nFileManager.default.createFile(atPath: \"\(file)\", contents: nil)",
      "@freestanding(expression) macro run() -> Int = #externalMacro(module: \"M\", type: \"T\")\n_ = #run",
    ]
    let found = try await outcomes(dangerous.flatMap { samples($0) }, engine)
    #expect(found.map(\.verdict) == dangerous.map { _ in .parsed })
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("leaves nothing behind, whatever the compiler does", arguments: CheckEngine.allCases)
  func nothingLeft(_ engine: CheckEngine) async throws {
    let folder = try TestFolder()
    let scratch = try folder.scratch()
    let good = try await compiler(scratch: scratch)
    let found = samples("let a = 1") + samples("let = 1") + samples("init() { }")
    _ = try await outcomes(found, engine, by: good)
    #expect(try folder.names(in: scratch) == [])
    let bad = try await InstalledCompiler.find(
      folder.compiler("echo more > extra.txt; kill -SEGV $$"), searchPath: "", scratch: scratch)
    _ = try await outcomes(found, engine, by: bad)
    #expect(try folder.names(in: scratch) == [])
  }
}
