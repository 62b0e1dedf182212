import HTMLMarkup
import SourceDiagnostics
import Testing
import ThemeTemplates

@Suite("Rendering a template")
struct RenderingTests {
  @Test("escapes text and leaves markup alone")
  func escaping() {
    var writer = HTMLWriter()
    writer.element("em", text: "a & b")
    let card = SampleCard(title: "<b> & \"c\" 'd'", body: writer.html)
    #expect(
      render("{{title}}|{{{body}}}|{{&body}}", card)
        == "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;|<em>a &amp; b</em>|<em>a &amp; b</em>")
  }

  @Test("counts empty text, missing values and empty lists as false")
  func falsehood() {
    let layout = """
      {{#title}}T{{/title}}{{^title}}t{{/title}}{{#summary}}S{{/summary}}{{^summary}}s{{/summary}}\
      {{#tags}}G{{/tags}}{{^tags}}g{{/tags}}{{#owner}}O{{/owner}}{{^owner}}o{{/owner}}\
      {{#body}}B{{/body}}{{^body}}b{{/body}}{{#isDraft}}D{{/isDraft}}{{^isDraft}}d{{/isDraft}}
      """
    #expect(render(layout, SampleCard()) == "tsgobd")
    let full = SampleCard(
      title: "x", summary: "x", isDraft: true, tags: ["x"], owner: SampleOwner())
    #expect(render(layout, full) == "TSGObD")
  }

  @Test("writes a section once for each item, with the item's names before the outer ones")
  func lists() {
    let card = SampleCard(
      title: "Card", isDraft: true, tags: ["a", "b&"],
      related: [SampleLink(title: "One", address: "1"), SampleLink(title: "", address: "2")])
    #expect(render("{{#tags}}[{{.}}]{{/tags}}", card) == "[a][b&amp;]")
    let layout = "{{#related}}{{title}} {{address}} {{#isDraft}}!{{/isDraft}};{{/related}}"
    #expect(render(layout, card) == "One 1 !; 2 !;")
  }

  @Test("follows dotted names through objects")
  func dottedNames() {
    let card = SampleCard(owner: SampleOwner(name: "Ada"))
    #expect(render("{{owner.name}}|{{#owner.name}}x{{/owner.name}}", card) == "Ada|x")
    #expect(render("{{owner.name}}|", SampleCard()) == "|")
  }

  @Test("takes lines away that hold nothing but a section, a comment or a partial")
  func standaloneLines() {
    let layout = """
      <ul>
        {{! said
            to nobody }}
        {{#tags}}
        <li>{{.}}</li>
        {{/tags}}
        {{#isDraft}}
        never
        {{/isDraft}}
        {{> end}}
      </ul>

      """
    let text = render(layout, partials: ["end": "<li>end</li>\n"], SampleCard(tags: ["a", "b"]))
    #expect(text == "<ul>\n  <li>a</li>\n  <li>b</li>\n<li>end</li>\n</ul>\n")
  }

  @Test("puts a partial without a last line ending on a line of its own or within a line")
  func partialInLine() {
    let partials = ["name": "<b>{{title}}</b>"]
    #expect(
      render("{{> name}}\n.\n", partials: partials, SampleCard(title: "x")) == "<b>x</b>\n.\n")
    #expect(render("a {{>name}} b", partials: partials, SampleCard(title: "x")) == "a <b>x</b> b")
  }

  @Test("lets a partial see the names of the place that includes it")
  func partialsInSections() {
    let card = SampleCard(title: "Card", related: [SampleLink(title: "One", address: "")])
    let text = render(
      "{{> t}}{{#related}}{{> t}}{{/related}}", partials: ["t": "[{{> u}}]", "u": "{{title}}"], card
    )
    #expect(text == "[Card][One]")
  }

  @Test("leaves text, line endings and odd braces as they are")
  func plainText() {
    let layout = "a } }} { {a}\n\n\n  b\t\n"
    #expect(render(layout, SampleCard()) == layout)
    #expect(render("", SampleCard()) == "")
  }

  @Test("gives the same page from many threads at once")
  func threads() async throws {
    let theme = readTheme(
      "{{title}}{{#related}}<a>{{title}}</a>\n{{/related}}{{#tags}}{{.}}{{/tags}}")
    try #require(theme.diagnostics.isEmpty)
    let card = SampleCard(
      title: "&", tags: ["x", "y"],
      related: (0..<50).map { SampleLink(title: "T\($0)", address: "") })
    let object = SampleCard.view.value(card)
    let expected = theme.value.render(layout: "card", object)
    #expect(expected?.isEmpty == false)
    let different = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).count { _ in theme.value.render(layout: "card", object) != expected }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(different == 0)
  }

  @Test("has nothing for a layout that it does not have")
  func unknownLayout() {
    #expect(readTheme("").value.render(layout: "home", SampleCard.view.value(SampleCard())) == nil)
  }
}
