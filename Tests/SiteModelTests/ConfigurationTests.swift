import SiteModel
import SourceDiagnostics
import Testing

@Suite("The configuration") struct ConfigurationTests {
  private let pages = ["guides/g.md": "# G\n", "d.md": "---\nstatus: draft\n---\n# D\n"]

  private func site(_ text: String, drafts: Bool = true) -> SiteFixture {
    SiteFixture(pages, configuration: "title: T\n" + text, drafts: drafts)
  }

  @Test("the menu holds pages and computed pages in the order given") func menu() throws {
    let site = site("navigation:\n  - title: M\n    pages: [wcag/index, guides/g.md]\n")
    let guide = try #require(site.catalog.page(at: "guides/g.md"))
    #expect(site.catalog.menu.map(\.title) == ["M"])
    #expect(site.catalog.menu.first?.entries == [.computed(.wcag), .page(guide)])
  }

  @Test("a menu entry that is no page is reported") func unresolvedMenu() {
    let site = site("navigation:\n  - title: M\n    pages: [guides/h.md]\n")
    #expect(site.rules == ["navigation.unresolved"])
    #expect(site.catalog.menu.isEmpty)
  }

  @Test("drafts that are left out leave the menu too") func draftsInMenu() {
    let text = "navigation:\n  - title: M\n    pages: [d.md]\n"
    #expect(site(text, drafts: false).catalog.menu.isEmpty)
    #expect(site(text).catalog.menu.first?.entries.count == 1)
  }

  @Test("a handbook without a menu has one of the computed pages") func standardMenu() {
    #expect(site("").catalog.menu.map(\.entries.count) == [5])
  }

  @Test(
    "a base has a slash at both ends",
    arguments: [("/", "/"), ("a", "/a/"), ("/a/b", "/a/b/"), ("a/", "/a/")])
  func base(written: String, base: String) {
    #expect(site("base: \(written)\n").configuration.value.base == base)
  }

  @Test("a mail address for feedback becomes a link, and a script none") func feedback() {
    #expect(
      site("feedback: a@example.org\n").configuration.value.feedback == "mailto:a@example.org")
    let refused = site("feedback: \"javascript:x@y\"\n")
    #expect(refused.configuration.value.feedback == nil)
    #expect(refused.rules == ["field.value"])
  }

  @Test("unknown fields suggest the nearest") func unknownField() {
    let site = site("titel: x\n")
    #expect(site.rules == ["field.unknown"])
    #expect(site.diagnostics.first?.suggestion == "did you mean \"title\"?")
  }

  @Test("weights of rules are read, and a fixed rule cannot be changed") func severities() {
    let site = site("checks:\n  link.anchor: off\n  link.case: note\n")
    let severities = site.configuration.value.severities
    #expect(severities[RuleID("link.anchor")] == .some(nil))
    #expect(severities[RuleID("link.case")] == .note)
    #expect(self.site("checks:\n  link.scheme: off\n").rules == ["field.value"])
    #expect(self.site("checks:\n  link.anchor: loud\n").rules == ["field.value"])
  }

  @Test("a handbook needs a title") func title() {
    #expect(SiteFixture([:], configuration: "language: de\n").rules == ["field.value"])
  }
}
