import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Markdown trees")
struct MarkdownTreeTests {
  @Test("a fixture's tree is what is written down", arguments: MarkdownFixture.all)
  func fixture(_ fixture: MarkdownFixture) throws {
    let parsed = MarkdownReader.read(try fixture.source())
    #expect(parsed.diagnostics.isEmpty)
    try fixture.expect(TreeDump(parsed.value).text, is: "tree")
  }

  @Test("line endings and a byte-order mark change nothing")
  func lineEndings() throws {
    let plain = try MarkdownFixture(name: "card").source().text
    let expected = TreeDump(read(plain)).text
    #expect(
      TreeDump(
        read(
          plain.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n"))
      ).text == expected)
    #expect(TreeDump(read("\u{FEFF}" + plain)).text == expected)
  }

  @Test("Markdown after front matter stands where the file has it")
  func offset() throws {
    let front = "---\ntitle: x | y\n---\n"
    let text = front + "# Title\n\n> a\n> *b*\n"
    let file = SourceFile(path: "a.md", text: text)
    let document = MarkdownReader.read(file, from: front.utf8.count).value
    #expect(document.nodes[0].range == front.utf8.count..<text.utf8.count)
    let slices = document.nodes.dropFirst().map { file.text(in: $0.range) }
    #expect(slices == ["# Title", "Title", "> a\n> *b*", "a\n> *b*", "a", "\n", "*b*", "b"])
  }

  @Test("children, descendants and plain text follow the tree")
  func navigation() throws {
    let document = read("# One `two` *three*\n\ntext\n")
    let blocks = Array(document.children(of: .document))
    #expect(blocks.count == 2)
    let heading = try #require(blocks.first)
    #expect(document.plainText(of: heading) == "One two three")
    #expect(document.children(of: heading).map(\.index) == [2, 3, 4, 5])
    #expect(document.descendants(of: heading) == 2..<7)
    #expect(document[MarkdownNodeID(index: 6)].parent == MarkdownNodeID(index: 5))
  }

  @Test("a task is done only where its own box is ticked")
  func tasks() {
    let kinds = read("- [ ] press [x]\n- [x] done\n").nodes.map(\.kind)
    #expect(kinds.contains(.item(checked: false)))
    #expect(kinds.contains(.item(checked: true)))
  }

  private func read(_ text: String) -> MarkdownDocument {
    MarkdownReader.read(SourceFile(path: "a.md", text: text)).value
  }
}
