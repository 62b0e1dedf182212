import SwiftSnippets
import Testing

@Suite("Highlighting Swift")
struct SwiftHighlighterTests {
  /// What is marked in some code, each with its class.
  private func marked(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return SwiftHighlighter.spans(in: code).map {
      "\($0.kind.className) \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test("has a class for each kind of word")
  func kinds() {
    #expect(
      marked("@State private var total: Int = 3 // é") == [
        "a @State", "k private", "k var", "t Int", "n 3", "c // é",
      ])
    #expect(marked("move(to: .zero, by: 1.5)") == ["l to", "l by", "n 1.5"])
    #expect(marked("a = b + /x+/") == ["o +", "r /x+/"])
    #expect(marked("\"a \\(b) c\"") == ["s \"a ", "s  c\""])
    #expect(marked("#if os(iOS)\n#endif").allSatisfy { $0.hasPrefix("k") })
  }

  @Test("mends the names of macros, raw strings and types that are called")
  func mends() {
    #expect(marked("#Preview { }") == ["k #Preview"])
    #expect(marked("let r = #\"\\d\"#") == ["k let", "s #\"\\d\"#"])
    #expect(marked("f(##\"a\"##)") == ["s ##\"a\"##"])
    #expect(marked("let r = #/a/#") == ["k let", "r #/a/#"])
    #expect(marked("Text(\"a\")") == ["t Text", "s \"a\""])
    #expect(marked("UIAccessibility.post(a)") == ["t UIAccessibility"])
  }

  @Test(
    "highlights code that does not parse",
    arguments: [
      "Text(“a”) let x = 1", "struct A {\n  var a = \"open", "case .a: let b = 1", "}}}} let a = 1",
      "/* open", "let a = \"\"\"\n  x", "#if", "@", "\\(", "`",
    ])
  func broken(_ code: String) {
    let spans = SwiftHighlighter.spans(in: code)
    #expect(HighlightSpan.fit(spans, length: code.utf8.count))
    if code.contains("let ") { #expect(marked(code).contains("k let")) }
  }
}
