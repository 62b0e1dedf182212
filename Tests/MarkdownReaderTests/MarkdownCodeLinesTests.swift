import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Lines of code")
struct MarkdownCodeLinesTests {
  @Test(
    "each line of a literal is found in the file, wherever its fence stands",
    arguments: ["fences", "lists-fences", "quotes", "indented-code", "alerts", "footnotes", "card"])
  func exact(_ name: String) throws {
    let file = try MarkdownFixture(name: name).source()
    let document = MarkdownReader.read(file).value
    var count = 0
    for index in document.nodes.indices {
      guard case .codeBlock(let block) = document.nodes[index].kind else { continue }
      let starts = document.codeLines(of: MarkdownNodeID(index: index))
      let lines = block.literal.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(starts.count == lines.count)
      for (start, line) in zip(starts, lines) {
        count += 1
        #expect(file.text(in: start..<(start + line.utf8.count)) == line)
        #expect(document.nodes[index].range.contains(start) || line.isEmpty)
      }
    }
    #expect(count > 0)
  }

  @Test("a tab that indentation used up in part is where its line begins")
  func tabs() throws {
    let text = "- ```\n\ttab\n\t\ttwo\n  ```\n"
    let document = MarkdownReader.read(SourceFile(path: "a.md", text: text)).value
    let index = try #require(
      document.nodes.firstIndex { if case .codeBlock = $0.kind { true } else { false } })
    #expect(document.codeLines(of: MarkdownNodeID(index: index)) == [6, 11])
  }

  @Test("the opening fence ends with its info string")
  func fence() throws {
    let text = "> ~~~ swift title=\"x\"  \n> let a = 1\n> ~~~\n\n    code\n"
    let file = SourceFile(path: "a.md", text: text)
    let document = MarkdownReader.read(file).value
    let ranges = document.nodes.indices.compactMap {
      document.fenceRange(of: MarkdownNodeID(index: $0))
    }
    #expect(ranges.map { file.text(in: $0) } == ["~~~ swift title=\"x\""])
  }
}
