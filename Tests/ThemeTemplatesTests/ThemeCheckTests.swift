import SourceDiagnostics
import Testing
import ThemeTemplates

@Suite("Checking templates")
struct ThemeCheckTests {
  @Test("finds an unknown name at its place and suggests the nearest")
  func unknownName() {
    let layout = "<h1>\n  {{titel}}</h1>"
    #expect(complaints(layout) == ["theme.unknown-name card 2:3 {{titel}}"])
    #expect(readTheme(layout).diagnostics.first?.suggestion == "`title`")
  }

  @Test("finds names in sections that are never entered, and behind a dot")
  func hiddenNames() {
    let layout = "{{#related}}{{adress}}{{/related}}{{^tags}}{{nil}}{{/tags}}{{owner.nane}}"
    #expect(
      complaints(layout) == [
        "theme.unknown-name card 1:13 {{adress}}", "theme.unknown-name card 1:44 {{nil}}",
        "theme.unknown-name card 1:60 {{owner.nane}}",
      ])
    #expect(readTheme(layout).diagnostics.last?.message == "`nane` is no name of `owner`")
  }

  @Test("does not see the names of an item outside its section")
  func scope() {
    #expect(
      complaints("{{#related}}{{address}}{{/related}}{{address}}")
        == ["theme.unknown-name card 1:36 {{address}}"])
  }

  @Test("finds a fault of a partial in the partial, once, and says what includes it")
  func partialNames() throws {
    let partials = ["link": "<a>\n{{address}}</a>"]
    let layout = "{{#related}}{{> link}}{{/related}}\n{{> link}}\n{{> link}}"
    #expect(complaints(layout, partials: partials) == ["theme.unknown-name link 2:1 {{address}}"])
    let finding = try #require(readTheme(layout, partials: partials).diagnostics.first)
    #expect(finding.notes.first?.span?.range == 35..<45)
  }

  @Test(
    "finds values printed the wrong way",
    arguments: [
      ("{{{title}}}", "{{title}}"), ("{{& title}}", "{{title}}"), ("{{body}}", "{{{body}}}"),
      ("{{#tags}}{{{.}}}{{/tags}}", "{{.}}"),
    ])
  func printing(_ layout: String, _ mended: String) throws {
    let finding = try #require(readTheme(layout).diagnostics.first)
    #expect(finding.rule.name == "theme.syntax")
    #expect(finding.fixIts.first?.edits.first?.replacement == mended)
  }

  @Test(
    "finds values that cannot be printed",
    arguments: [
      "{{tags}}", "{{owner}}", "{{isDraft}}", "{{.}}", "{{^title}}{{.}}{{/title}}",
      "{{#isDraft}}{{.}}{{/isDraft}}",
    ])
  func unprintable(_ layout: String) {
    #expect(readTheme(layout).diagnostics.map(\.rule.name) == ["theme.syntax"])
  }

  @Test("finds unknown partials and suggests the nearest")
  func unknownPartial() {
    let partials = ["head": "", "foot": "{{> haed}}"]
    #expect(
      complaints("x\n {{> haed}}", partials: partials) == [
        "theme.unknown-partial card 2:2 {{> haed}}", "theme.unknown-partial foot 1:1 {{> haed}}",
      ])
    #expect(
      readTheme("{{> haed}}", partials: partials).diagnostics.first?.suggestion == "`{{> head}}`")
  }

  @Test("finds partials that include themselves, directly or not")
  func cycles() {
    #expect(
      complaints("{{> a}}", partials: ["a": "x{{> a}}"]) == ["theme.partial-cycle a 1:2 {{> a}}"])
    let partials = ["a": "{{> b}}", "b": "{{> c}}", "c": "{{> a}}"]
    #expect(complaints("", partials: partials) == ["theme.partial-cycle c 1:1 {{> a}}"])
  }

  @Test(
    "finds what Mustache cannot read",
    arguments: [
      ("a\n{{title", "2:1 {{"), ("{{title\n{{title}}", "1:1 {{"), ("{{{body}}", "1:1 {{"),
      ("{{", "1:1 {{"), ("{{{", "1:1 {{"), ("{{}}", "1:1 {{}}"), ("{{#}}", "1:1 {{#}}"),
      ("{{#tags}}", "1:1 {{#tags}}"), ("{{/tags}}", "1:1 {{/tags}}"),
      ("{{#tags}}{{/title}}", "1:10 {{/title}}"), ("{{=<% %>=}}", "1:1 {{=<% %>=}}"),
      ("{{<base}}", "1:1 {{<base}}"), ("{{a b}}", "1:1 {{a b}}"), ("{{a..b}}", "1:1 {{a..b}}"),
      ("{{> ../x}}", "1:1 {{> ../x}}"), ("{{! never closed", "1:1 {{"),
    ])
  func syntax(_ layout: String, _ place: String) {
    #expect(complaints(layout) == ["theme.syntax card \(place)"])
  }

  @Test("finds a layout that is missing")
  func missingLayout() {
    let files = [SourceFile(path: "theme/layouts/crad.mustache", text: "")]
    let theme = Theme.read(layouts: ["card": SampleCard.view.shape], files: files)
    #expect(theme.diagnostics.map(\.rule.name) == ["theme.missing-layout"])
    #expect(theme.diagnostics.first?.suggestion == "is `crad.mustache` meant for it?")
  }

  @Test(
    "accepts a hundred nested sections, and finds the hundred and first",
    arguments: [100, 101, 20_000])
  func nesting(_ depth: Int) {
    let layout =
      String(repeating: "{{#title}}", count: depth) + String(repeating: "{{/title}}", count: depth)
    let rules = readTheme(layout).diagnostics.map(\.rule.name)
    #expect(rules == (depth <= 100 ? [] : ["theme.deep-nesting"]))
  }

  @Test("counts the nesting of partials together with that of their places")
  func nestingOfPartials() {
    let open = String(repeating: "{{#title}}", count: 60)
    let close = String(repeating: "{{/title}}", count: 60)
    let rules = readTheme("\(open){{> deep}}\(close)", partials: ["deep": open + close])
    #expect(rules.diagnostics.map(\.rule.name) == ["theme.deep-nesting"])
  }

  @Test("finds a chain of partials that is too long, and one that grows without bounds")
  func hugePartials() {
    var chain: [String: String] = [:]
    for index in 0..<5_000 { chain["p\(index)"] = "{{> p\(index + 1)}}" }
    chain["p5000"] = ""
    let rules = Set(readTheme("{{> p0}}", partials: chain).diagnostics.map(\.rule.name))
    #expect(rules == ["theme.deep-nesting"])
    var doubling: [String: String] = [:]
    for index in 0..<40 { doubling["p\(index)"] = "{{> p\(index + 1)}}{{> p\(index + 1)}}" }
    doubling["p40"] = ""
    let found = Set(readTheme("{{> p0}}", partials: doubling).diagnostics.map(\.rule.name))
    #expect(found == ["theme.deep-nesting"])
  }

  @Test("lists every rule with a name of its own")
  func rules() {
    let names = ThemeRules.all.map(\.id.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == 6)
  }
}
