import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("Lines and parts of samples")
struct HiddenLinesTests {
  @Test("from hide to show are not shown, nor are the marks")
  func hidden() {
    let code = "// snippet.hide\nimport A\n// snippet.show\nlet a = 1\n  //  snippet.hide \nf()\n"
    #expect(HiddenLines(code).isShown == [false, false, false, true, false, false])
    #expect(HiddenLines("let a = 1\n\nlet b = 2\n").isShown == [true, true, true])
  }

  @Test(
    "are findings where the marks do nothing, or everything",
    arguments: [
      ("// snippet.hid\na()", 1), ("a()\n// snippet.show", 2), ("// snippet.hide\na()", 1),
      ("a()\n// snippet.hide\n// snippet.hide\nb()", 3), ("a()\n// snippet.end", 2),
      ("// snippet.hid\na()\n// snippet.show\nb()", 1),
      ("// snippet.hide\na()\n// snippet.shw\nb()\n// snippet.hide\nc()", 3),
    ])
  func faults(_ code: String, _ line: Int) throws {
    let page = SamplePage(code)
    let found = HiddenLines.findings(in: try #require(page.sample))
    #expect(found.map(\.rule.name) == ["sample.hidden-lines"])
    let place = found.first?.span.map { page.file.position(of: $0.range.lowerBound).line }
    #expect(place == line + 1)
  }

  @Test("are none where a comment only speaks of them")
  func prose() throws {
    for code in ["// The snippet.hide mark", "let a = \"// snippet.hide\"", "a() // snippet.hide"] {
      #expect(HiddenLines.findings(in: try #require(SamplePage(code).sample)).isEmpty)
    }
  }

  @Test("make parts where a comment says what is wrong and what is right")
  func parts() {
    let code = "import A\n\n// WRONG: no label\na()\n// CORRECT\nb()\n"
    #expect(
      SamplePart.parts(of: code) == [
        SamplePart(role: .plain, lines: 0..<2), SamplePart(role: .wrong, lines: 2..<4),
        SamplePart(role: .right, lines: 4..<6),
      ])
    #expect(
      SamplePart.parts(of: "\n// ❌ silent\na()\n// ✅ speaks\nb()\n").map(\.role) == [
        .wrong, .right,
      ])
    #expect(SamplePart.parts(of: "// Don't:\na()\n// Do:\nb()\n").map(\.role) == [.wrong, .right])
  }

  @Test(
    "make none of prose",
    arguments: [
      "// Do not use this\na()\n", "// After the animation\na()\n", "let a = \"// WRONG\"\n",
      "// Right-to-left layout\n", "// Good to know\n", "a() // WRONG\n", "// Avoid motion\n",
    ])
  func noParts(_ code: String) {
    #expect(SamplePart.parts(of: code).isEmpty)
  }
}
