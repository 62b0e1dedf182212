import MarkdownReader
import SiteChecks
import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("Findings about samples")
struct SampleFindingsTests {
  /// A page with one sample and what is said of it.
  private func findings(
    _ code: String, marks: String = "", _ outcome: SampleOutcome?, disabled: Set<RuleID> = []
  ) throws -> (found: [Diagnostic], file: SourceFile) {
    let file = SourceFile(
      path: "content/a.md", text: "1. Step\n\n   ~~~~swift \(marks)\n   \(code)\n   ~~~~\n")
    let samples = SampleExtractor.samples(in: MarkdownReader.read(file).value)
    let sample = try #require(samples.first)
    let use = SampleUse(
      sample, section: "Fix", number: 2, marks: FenceMarksReader.read(sample).value)
    let findings = SampleFindings(compiler: "Swift 6.3.1", disabled: disabled)
    return (findings.findings(on: use, lints: SampleLinter.look(at: use), outcome: outcome), file)
  }

  private func refused(_ column: Int, _ message: String, _ id: String?) -> SampleOutcome {
    SampleOutcome(
      .refused([CompilerError(line: 0, column: column, message: message, id: id)]))
  }

  @Test("stand at the card's line and column, with the compiler's words, name and version")
  func place() throws {
    let (found, file) = try findings(
      "f(\"ü\" \"hint\")", refused(7, "expected ',' separator", "expected_separator"))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.rule.name == "sample.parse")
    #expect(finding.message == "expected ',' separator (expected_separator)")
    let place = finding.span.map { file.position(of: $0.range.lowerBound) }
    #expect(place == SourcePosition(line: 4, column: 10))
    #expect(finding.properties == ["compilerID": "expected_separator"])
    #expect(finding.suggestion == "separate the two with a comma")
    #expect(
      finding.notes.last?.message
        == "in sample 2 of \"Fix\"; checked with swiftc -parse, Swift 6.3.1")
  }

  @Test("name the lint that explains a refusal, with the compiler's words as a note")
  func explained() throws {
    var outcome = refused(5, "unicode curly quote found", "lex_invalid_curly_quote")
    outcome.isMended = true
    let (found, _) = try findings("Text(“Cart”)", outcome)
    #expect(found.map(\.rule.name) == ["sample.curly-quotes"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.isSettled == true)
    #expect(found.first?.notes.first?.message.hasPrefix("the compiler says: unicode") == true)
    #expect(found.first?.properties == ["compilerID": "lex_invalid_curly_quote"])
  }

  @Test("tell both where the lint's mend is not enough")
  func notExplained() throws {
    let (found, _) = try findings(
      "let\u{A0}a = 1; let b\n   let = 2",
      SampleOutcome(.refused([CompilerError(line: 1, column: 4, message: "no", id: "x")])))
    #expect(found.map(\.rule.name) == ["sample.no-break-space", "sample.parse"])
    #expect(found.map(\.isSettled) == [false, false])
  }

  @Test("fall back to the compiler's where the lint is switched off")
  func switchedOff() throws {
    var outcome = refused(5, "unicode curly quote found", "x")
    outcome.isMended = true
    let (found, _) = try findings(
      "Text(“Cart”)", outcome, disabled: [RuleID("sample.curly-quotes")])
    #expect(found.map(\.rule.name) == ["sample.parse"])
  }

  @Test("are the lints' alone where no compiler was asked")
  func notAsked() throws {
    #expect(try findings("Text(“Cart”)", nil).found.map(\.isSettled) == [false])
    #expect(try findings("let = 1", nil).found.isEmpty)
  }

  @Test("suggest the context in which a sample parses")
  func context() throws {
    var outcome = refused(0, "initializers may only be declared within a type", "a")
    outcome.contexts = [.member, .args]
    let (found, _) = try findings("init() { }", outcome)
    #expect(
      found.first?.suggestion == "this parses as a class member; mark the fence `in=member`")
    #expect(found.first?.properties["contexts"] == "member,args")
  }

  @Test(
    "advise on what SwiftParser mends in a strange way, or not at all",
    arguments: [
      ("let c = 'a'", "", "lex_single_quote_string", "write double quotation marks"),
      ("let a = }", "in=member", nil, "close in the sample what it opens, and nothing else"),
    ])
  func advice(_ code: String, _ marks: String, _ id: String?, _ advice: String) throws {
    let (found, _) = try findings(code, marks: marks, refused(8, "no", id))
    #expect(found.map(\.suggestion) == [advice])
  }

  @Test(
    "hold a sample to the error it is marked with",
    arguments: [
      ("fails=a", "a", []), ("fails=b", "a", ["write fails=a, if that is meant"]),
      ("fails", "a", ["write fails=a"]),
    ])
  func failures(_ marks: String, _ id: String, _ mends: [String]) throws {
    let (found, _) = try findings("let = 1", marks: marks, refused(4, "no", id))
    #expect(found.map { $0.suggestion ?? $0.fixIts.first?.summary ?? "" } == mends)
    #expect(found.allSatisfy { $0.rule.name == "sample.expected-failure" })
  }

  @Test("tell of samples that parse where they must not, or need no context")
  func marks() throws {
    let parses = try findings("let a = 1", marks: "fails=a", SampleOutcome(.parsed)).found
    #expect(parses.map(\.message) == ["expected to fail with a, but it parses"])
    var outcome = SampleOutcome(.parsed)
    outcome.isContextNeedless = true
    let (found, file) = try findings("let a = 1", marks: "in=body", outcome)
    #expect(found.map(\.rule.name) == ["sample.needless-context"])
    let edit = try #require(found.first?.fixIts.first?.edits.first)
    #expect(file.text(in: edit.span.range) == " in=body")
  }

  @Test("tell of a sample that could not be checked")
  func notChecked() throws {
    let (found, _) = try findings("let a = 1", SampleOutcome(.notChecked("it rains")))
    #expect(found.map(\.message) == ["the sample could not be checked: it rains"])
  }

  @Test("limit the number of further errors")
  func manyErrors() throws {
    let errors = (0..<50).map { CompilerError(line: 0, column: $0, message: "no \($0)", id: nil) }
    let (found, _) = try findings("let a = 1", SampleOutcome(.refused(errors)))
    let messages = try #require(found.first).notes.map(\.message)
    #expect(messages.count == 12)
    #expect(messages[10] == "the compiler has 39 more errors")
  }
}
