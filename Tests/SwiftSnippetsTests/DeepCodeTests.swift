import SwiftSnippets
import Testing

/// SwiftParser calls itself for much of what can be nested, and ends the program when that goes too
/// deep; some of it takes twice the time for each level.
@Suite("Code nested without end")
struct DeepCodeTests {
  static let openings = [
    "(", "[", "{ ", "a(", "a[", "a.b.", "a ? ", "#if a\n", "a<", "a.b().", "a()", "a[0]", "A<B>.",
    "try ", "await ", "() -> ", "some ", "inout ", "if a { } else ", "a as ", "a is B ", "\"\\(",
    "\"\\(a) ", "{ a in ", "@a(", "case .a(", "let a = ", "a ?? ", "\\.", "\\.a", "-a ", "each ",
    "switch a { case ", "if a, ", "if let a = ", "A & ", "[A]", "A?", "repeat ", "any ", "if ",
    "\"\"\"\n\\(", "while ", "guard ", "return ", "throw ", "defer ", "#if a\nf()\n.b\n", "let a, ",
    "func f() { ", "/*", "#\"", "<<<<<<< ", "“", "&lt;", "...", "$ ", "word ", "1\n",
  ]

  @Test("is read within seconds, or left alone", arguments: openings, [150, 400, 1_000, 20_000])
  func isHarmless(_ opening: String, _ count: Int) throws {
    let code = String(repeating: opening, count: count)
    let start = ContinuousClock.now
    #expect(HighlightSpan.fit(SwiftHighlighter.spans(in: code), length: code.utf8.count))
    _ = APIUses.uses(in: code)
    _ = ParseAdvice.advice(for: code, nearLine: 0)
    _ = BracketBalance.firstFault(in: code)
    _ = SamplePage(code).lints
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
