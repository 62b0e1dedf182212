import SwiftSnippets
import Testing

@Suite("Advice for code that does not parse", .enabled(if: ParseAdvice.isAvailable))
struct ParseAdviceTests {
  @Test(
    "is a mend near the compiler's first error",
    arguments: [
      ("let a = \nlet b = 1\n", 0, "insert expression"),
      ("func f() {\n  let a = 1\n", 2, "insert `}` to end function"),
      ("let a = 1 let b = 2\n", 0, "insert newline"),
    ])
  func mends(_ text: String, _ line: Int, _ advice: String) {
    #expect(ParseAdvice.advice(for: text, nearLine: line)?.hasPrefix(advice.prefix(10)) == true)
  }

  @Test("is silent where SwiftParser finds nothing, or only elsewhere")
  func silence() {
    #expect(ParseAdvice.advice(for: "let a = 1\n", nearLine: 0) == nil)
    #expect(ParseAdvice.advice(for: "let a = 1\n\n\n\nlet b =\n", nearLine: 0) == nil)
  }
}
