import SourceDiagnostics
import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("Findings about samples")
struct SampleDiagnosticsTests {
  func findings(_ text: String) async throws -> (found: [Diagnostic], file: SourceFile) {
    let (file, samples) = page(text)
    let engine = try await engine()
    let verdicts = try await engine.check(samples, jobs: 2)
    let uses = samples.enumerated().map { SampleUse($1, section: "Fix", number: $0 + 1) }
    return (
      SampleDiagnostics.findings(for: uses, verdicts: verdicts, version: engine.version), file
    )
  }

  @Test("stand at the card's line and column, with the compiler's words, name and version")
  func place() async throws {
    let text = """
      # Card

      ```swift
      let fine = 1
      ```

      1. Step

         ```swift
         let ü = 1
         f("ü" "hint")
         ```
      """
    let (found, file) = try await findings(text)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.rule.name == "sample.parse")
    #expect(finding.message == "expected ',' separator (expected_separator)")
    let span = try #require(finding.span)
    #expect(span.path == "content/patterns/a.md")
    #expect(file.position(of: span.range.lowerBound) == SourcePosition(line: 11, column: 10))
    #expect(finding.properties == ["compilerID": "expected_separator"])
    #expect(finding.suggestion == "separate the two with a comma")
    let last = try #require(finding.notes.last?.message)
    #expect(last.hasPrefix("in sample 2 of \"Fix\"; checked with swiftc -parse, Swift 6."))
  }

  @Test("stand at the end of the last line where something is missing after it")
  func missingEnd() async throws {
    let text =
      "- Item\n\n  ```swift\n  let total = add(1, 2\n  ```\n\n"
      + "```swift\nstruct A {\n  let é = 1\n```\n"
    let (found, file) = try await findings(text)
    let places = found.compactMap(\.span?.range.lowerBound).map(file.position(of:))
    #expect(places == [SourcePosition(line: 4, column: 23), SourcePosition(line: 9, column: 12)])
  }

  @Test("are one for each sample; further errors are notes with their places")
  func notes() async throws {
    let (found, file) = try await findings("```swift\nlet = 1\nlet a =\nlet b =\n```\n")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.span.map { file.position(of: $0.range.lowerBound).line } == 2)
    let lines = finding.notes.compactMap(\.span).map { file.position(of: $0.range.lowerBound).line }
    #expect(lines == [3, 4])
  }

  @Test("tell of a sample that could not be checked")
  func notChecked() throws {
    let (_, samples) = page("```swift\nlet a = 1\n```\n")
    let uses = samples.map { SampleUse($0, section: nil, number: 1) }
    let found = SampleDiagnostics.findings(
      for: uses, verdicts: [.notChecked("it rains")], version: "Swift 6")
    #expect(found.map(\.message) == ["the sample could not be checked: it rains"])
    #expect(SampleDiagnostics.findings(for: uses, verdicts: [.parsed], version: "").isEmpty)
  }

  @Test("limit the number of further errors")
  func manyErrors() throws {
    let (_, samples) = page("```swift\nx\n```\n")
    let errors = (0..<50).map { CompilerError(line: 0, column: $0, message: "no \($0)", id: nil) }
    let found = SampleDiagnostics.findings(
      for: samples.map { SampleUse($0, section: nil, number: 1) }, verdicts: [.refused(errors)],
      version: "Swift 6")
    let messages = try #require(found.first).notes.map(\.message)
    #expect(messages.count == 12)
    #expect(messages[10] == "the compiler has 39 more errors")
  }
}
