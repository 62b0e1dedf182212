import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("Samples that need something around them")
struct ContextTests {
  /// A sample for each context, that parses in it and not alone.
  private static let fragments: [SampleContext: [String]] = [
    .member: ["init(title: String) {\n  self.title = title\n}", "static let shared = Store()"],
    .enum: ["case on, off\n\ninit() { self = .on }"],
    .protocol: ["var title: String { get }\ninit()"],
    .switch: ["case .on:\n  start()\ndefault:\n  stop()"],
    .accessor: ["get { value }\nset { value = newValue }\ndidSet { }"],
    .args: ["title: \"Cart\", hint: \"3 items\"", "\"on\": 1,\n\"off\": 0"],
    .else: ["else {\n  stop()\n}", "catch {\n  report(error)\n}"],
    .body: ["let a = 1\nreturn a"],
  ]

  @Test("parse in the context that their fence names", arguments: CheckEngine.allCases)
  func inContext(_ engine: CheckEngine) async throws {
    for (context, codes) in Self.fragments {
      for code in codes {
        let found = try await outcomes(samples(code, "in=\(context.rawValue)"), engine)
        #expect(found.map(\.verdict) == [.parsed], "\(context): \(code)")
      }
    }
  }

  @Test("are told when they would parse without it", arguments: CheckEngine.allCases)
  func needless(_ engine: CheckEngine) async throws {
    let found = try await outcomes(
      samples("let a = 1", "in=member") + samples("init() { }", "in=member"), engine)
    #expect(found.map(\.isContextNeedless) == [true, false])
    #expect(found.map(\.verdict) == [.parsed, .parsed])
  }

  @Test(
    "cannot close what is put around them",
    arguments: [
      "} func a() {", "let a = 1 } }", "let a = (1", "init() { ]", "let a = \"x", "} /* {",
      "} // {", "} \"{\"",
    ])
  func unbalanced(_ code: String) async throws {
    let found = try await outcomes(samples(code, "in=member"), .batch)
    #expect(found.first?.verdict.errors.isEmpty == false)
    let alone = try await outcomes(samples(code), .batch)
    #expect(alone.first?.contexts == [])
  }

  @Test("keep brackets in strings, comments and regular expressions apart from those that count")
  func balanced() {
    for code in [
      "let a = \")\"", "// }\n", "/* ( */ f()", "let r = /\\(/", "\"\\(f(1))\"", "#\"}\"#",
    ] {
      #expect(BracketBalance.firstFault(in: code) == nil, "\(code)")
    }
    #expect(BracketBalance.firstFault(in: "f(]") == 2)
    #expect(BracketBalance.firstFault(in: "é { (") == 5)
  }

  @Test("are told the contexts in which they would parse, in the order of preference")
  func suggestions() async throws {
    let found = try await outcomes(
      samples("init() { }") + samples("case .a: b()") + samples("let = 1") + samples("else { }"),
      .batch)
    #expect(found.map { $0.contexts.first } == [.member, .switch, nil, .else])
  }

  @Test("have their errors told in the lines of the page")
  func places() async throws {
    let found = try await outcomes(samples("init() {\n  f(\"a\" \"b\")\n}", "in=member"), .batch)
    let error = try #require(found.first?.verdict.errors.first)
    #expect(
      error
        == CompilerError(
          line: 1, column: 8, message: "expected ',' separator", id: "expected_separator"))
  }
}
