import HTMLMarkup
import MarkdownReader
import SiteRendering
import SourceDiagnostics
import Testing

@Suite("Plain HTML of Markdown")
struct MarkdownPlainTests {
  @Test("a fixture's HTML is cmark-gfm's, byte for byte", arguments: MarkdownFixture.all)
  func fixture(_ fixture: MarkdownFixture) throws {
    let file = try fixture.source()
    let expected = CMarkHTML.render(file.text)
    #expect(Array(plain(file).utf8) == Array(expected.utf8))
  }

  @Test(
    "the HTML of 2,000 generated documents is cmark-gfm's, byte for byte",
    arguments: [GeneratedMarkdown.Style.clean, .wild])
  func generated(_ style: GeneratedMarkdown.Style) {
    var unequal: [UInt64] = []
    for seed in 0..<UInt64(1_000) {
      let text = GeneratedMarkdown.document(seed: seed, style: style)
      let file = SourceFile(path: "generated.md", text: text)
      if !plain(file).utf8.elementsEqual(CMarkHTML.render(file.text).utf8) { unequal.append(seed) }
    }
    #expect(unequal.isEmpty)
  }

  @Test("a node, what is in it, and a list of nodes can be written alone")
  func parts() throws {
    let file = SourceFile(path: "a.md", text: "# One *two*\n\ntext\n\n- item\n")
    let document = MarkdownReader.read(file).value
    let html = MarkdownHTML(document)
    let blocks = Array(document.children(of: .document))
    let heading = try #require(blocks.first)
    #expect(html.html(of: heading).text == "<h1>One <em>two</em></h1>\n")
    #expect(html.html(inside: heading).text == "One <em>two</em>")
    #expect(html.html(of: blocks[1...]).text == "<p>text</p>\n<ul>\n<li>item</li>\n</ul>\n")
    #expect(html.html(of: blocks).text == html.html().text)
  }

  private func plain(_ file: SourceFile) -> String {
    MarkdownHTML(MarkdownReader.read(file).value).html().text
  }
}
