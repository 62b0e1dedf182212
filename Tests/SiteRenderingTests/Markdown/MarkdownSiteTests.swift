import HTMLMarkup
import MarkdownReader
import SiteRendering
import SourceDiagnostics
import Testing

@Suite("HTML of Markdown on the site")
struct MarkdownSiteTests {
  @Test("a fixture's HTML is what is written down", arguments: MarkdownFixture.all)
  func fixture(_ fixture: MarkdownFixture) throws {
    let document = MarkdownReader.read(try fixture.source()).value
    let html = MarkdownHTML(document, presentation: presentation(of: document)).html()
    try fixture.expect(html.text, is: "html")
  }

  @Test("headings move by the shift, and stay between h1 and h6")
  func shift() {
    let document = read("# A\n\n###### B\n")
    var presentation = MarkdownPresentation(anchors: [:])
    presentation.headingShift = 1
    #expect(html(document, presentation) == "<h2>A</h2>\n<h6>B</h6>\n")
    presentation.headingShift = -3
    #expect(html(document, presentation) == "<h1>A</h1>\n<h3>B</h3>\n")
  }

  @Test("only headings with an anchor get a permalink, and it stands after them")
  func anchors() throws {
    let document = read("# A & B\n\n# C\n")
    let heading = try #require(document.children(of: .document).first { _ in true })
    let presentation = MarkdownPresentation(anchors: [heading: "other"])
    #expect(
      html(document, presentation) == """
        <div class="heading">
        <h1 id="other">A &amp; B</h1>
        <a class="permalink" href="#other" aria-label="Permalink: A &amp; B">#</a>
        </div>
        <h1>C</h1>

        """)
  }

  @Test("links and images go where the page says")
  func links() {
    let document = read("[a *b*](a.md \"T\") ![c `d`](e.png) [f](g.md)\n")
    var presentation = MarkdownPresentation(document)
    presentation.link = { _ in .address("x.html?a=1&b='c d'") }
    #expect(
      html(document, presentation)
        == "<p><a href=\"x.html?a=1&amp;b=&#x27;c%20d&#x27;\" title=\"T\">a <em>b</em></a> "
        + "<img src=\"x.html?a=1&amp;b=&#x27;c%20d&#x27;\" alt=\"c d\" /> "
        + "<a href=\"x.html?a=1&amp;b=&#x27;c%20d&#x27;\">f</a></p>\n")
    presentation.link = { _ in .plainText }
    #expect(html(document, presentation) == "<p>a <em>b</em> c d f</p>\n")
  }

  @Test("no link stands in a link")
  func nestedLinks() {
    let document = read("[a <https://b.example> c[^n]](d.md)\n\n[^n]: Note.\n")
    let html = html(document, MarkdownPresentation(document))
    #expect(
      html.hasPrefix(
        "<p><a href=\"d.md\">a https://b.example c<sup class=\"footnote-ref\">"
          + "<span id=\"fnref.1\">1</span></sup></a></p>\n"))
  }

  @Test("raw HTML is escaped unless the page allows it")
  func rawHTML() {
    let document = read("<script>alert(1)</script>\n\nPress <kbd onclick=\"x\">A</kbd>\n")
    var presentation = MarkdownPresentation(document)
    #expect(
      html(document, presentation) == """
        <p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
        <p>Press &lt;kbd onclick=&quot;x&quot;&gt;A&lt;/kbd&gt;</p>

        """)
    presentation.allowsHTML = { if case .htmlInline = document[$0].kind { true } else { false } }
    #expect(html(document, presentation).contains("Press <kbd onclick=\"x\">A</kbd>"))
    #expect(!html(document, presentation).contains("<script"))
  }

  @Test("code is reached by keyboard only where a line is longer than 80 columns")
  func code() {
    let fits = String(repeating: "é", count: 80)
    let document = read("```swift\n\(fits)\n```\n\n```swift\n\(fits)x\n```\n")
    var presentation = MarkdownPresentation(document)
    presentation.code = { id in
      CodeRendering(title: id.index == 1 ? "Before <" : nil, label: "Swift sample \(id.index)")
    }
    #expect(
      html(document, presentation) == """
        <div class="code">
        <p class="code-title">Before &lt;</p>
        <pre><code class="language-swift">\(fits)
        </code></pre>
        </div>
        <div class="code">
        <pre tabindex="0" role="group" aria-label="Swift sample 2"><code class="language-swift">\
        \(fits)x
        </code></pre>
        </div>

        """)
  }

  @Test("marked code is written in place of the plain text")
  func markedCode() {
    let document = read("```swift\nlet\n```\n")
    var writer = HTMLWriter()
    writer.element("b", text: "let")
    let marked = writer.html
    var presentation = MarkdownPresentation(document)
    presentation.code = { _ in CodeRendering(parts: [CodeRendering.Part(content: marked)]) }
    #expect(
      html(document, presentation).contains("<code class=\"language-swift\"><b>let</b></code>"))
  }

  @Test("the page's parts number footnotes as the whole does")
  func footnotesInParts() throws {
    let document = read("One[^b].\n\nTwo[^a][^b].\n\n[^a]: A.\n[^b]: B.\n")
    let blocks = Array(document.children(of: .document))
    let parts = MarkdownHTML(document, presentation: MarkdownPresentation(document))
    let second = parts.html(of: blocks[1]).text
    #expect(second.contains("href=\"#fn.2\" id=\"fnref.2\""))
    #expect(second.contains("href=\"#fn.1\" id=\"fnref.1.2\""))
    let notes = parts.html(of: blocks[2...]).text
    #expect(notes.contains("<li id=\"fn.1\">") && notes.contains("<li id=\"fn.2\">"))
    #expect(notes.contains("href=\"#fnref.1.2\""))
  }

  @Test("nesting does not exhaust the stack, and no id is given twice")
  func generated() {
    for seed in 0..<UInt64(300) {
      let text = GeneratedMarkdown.document(seed: seed, style: .wild)
      let document = read(text)
      let html = html(document, MarkdownPresentation(document))
      let ids = html.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(ids.count == Set(ids).count, "document \(seed)")
    }
  }

  private func presentation(of document: MarkdownDocument) -> MarkdownPresentation {
    var presentation = MarkdownPresentation(document)
    presentation.link = { id in
      guard case .link(let destination, _) = document[id].kind else { return .unchanged }
      if destination.hasPrefix("missing") { return .plainText }
      guard destination.hasSuffix(".md") else { return .unchanged }
      return .address(destination.dropLast(3) + ".html")
    }
    presentation.code = { id in
      guard case .codeBlock(let block) = document[id].kind else { return CodeRendering() }
      return CodeRendering(
        title: block.language == "swift" ? "Swift" : nil, label: "Sample \(id.index)")
    }
    presentation.allowsHTML = { id in
      guard case .htmlInline(let source) = document[id].kind else { return false }
      return source.hasPrefix("<kbd>") || source.hasPrefix("</kbd>")
    }
    return presentation
  }

  private func html(_ document: MarkdownDocument, _ presentation: MarkdownPresentation) -> String {
    MarkdownHTML(document, presentation: presentation).html().text
  }

  private func read(_ text: String) -> MarkdownDocument {
    MarkdownReader.read(SourceFile(path: "a.md", text: text)).value
  }
}
