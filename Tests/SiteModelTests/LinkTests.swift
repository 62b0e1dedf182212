import SiteModel
import SourceDiagnostics
import Testing

@Suite("Links") struct LinkTests {
  private func site(_ link: String) -> SiteFixture {
    SiteFixture(
      [
        "patterns/a.md": "# A\n\n## Root cause\n\n\(link)\n", "patterns/b c.md": "# B\n\n## Fix\n",
        "guides/g.md": "# G\n",
      ], assets: ["patterns/film.mp4", "lock.svg"])
  }

  private func target(_ link: String) -> LinkTarget? { site(link).targets("patterns/a.md").first }

  @Test("a link to a page keeps an anchor that is there") func pages() throws {
    let site = site("[x](<b c.md#fix>) [y](b%20c.md) [z](../guides/g.md) [w](/content/guides/g.md)")
    let page = try #require(site.catalog.page(at: "patterns/b c.md"))
    let guide = try #require(site.catalog.page(at: "guides/g.md"))
    #expect(
      site.targets("patterns/a.md") == [
        .page(page, anchor: "fix"), .page(page, anchor: nil), .page(guide, anchor: nil),
        .page(guide, anchor: nil),
      ])
    #expect(site.rules.isEmpty)
  }

  @Test("a link within the page is an anchor") func anchors() {
    #expect(target("[x](#root-cause)") == .anchor("root-cause"))
    #expect(site("[x](#rot-cause)").rules == ["link.anchor"])
    #expect(site("[x](<b c.md#nowhere>)").rules == ["link.anchor"])
  }

  @Test("a file keeps its query and fragment") func files() {
    #expect(target("[x](film.mp4#t=10)") == .file("patterns/film.mp4", suffix: "#t=10"))
    #expect(target("![x](../lock.svg?v=2)") == .file("lock.svg", suffix: "?v=2"))
  }

  @Test("a computed page can be linked") func computed() {
    #expect(target("[x](../wcag/index.html)") == .computed(.wcag))
  }

  @Test("what is not there is reported, an image as an image") func unresolved() {
    #expect(site("[x](bb.md)").rules == ["link.unresolved"])
    #expect(site("![x](no.png)").rules == ["image.unresolved"])
    #expect(site("[x](%zz)").rules == ["link.unresolved"])
    #expect(site("[x]()").rules == ["link.unresolved"])
  }

  @Test("a link right but for case is reported with a mend") func wrongCase() {
    let site = site("[x](../guides/G.md)")
    #expect(site.rules == ["link.case"])
    #expect(site.diagnostics.first?.fixIts.first?.edits.first?.replacement == "g.md")
  }

  @Test(
    "a link out of the content folder is refused",
    arguments: ["../../x.md", "../../../../etc/passwd", "/site.yml", "%2E%2E/../x.md"])
  func outside(address: String) {
    let site = site("[x](\(address))")
    #expect(site.rules == ["link.outside"])
    #expect(site.targets("patterns/a.md") == [.broken])
  }

  @Test(
    "a scheme that could run something is refused, however it is hidden",
    arguments: [
      "javascript:x", "JavaScript:x", "java&#115;cript:x", "java&Tab;script:x",
      "javascript&colon;x",
      "java&#1;script:x", "data:text/html,x", "vbscript:x", "file:///x",
    ])
  func schemes(address: String) {
    let site = site("[x](\(address))")
    #expect(site.rules.contains("link.scheme"))
    #expect(site.targets("patterns/a.md").allSatisfy { $0 == .broken })
  }

  @Test(
    "an address of the web stays as it is",
    arguments: ["https://example.org/a?b#c", "mailto:a@example.org", "//example.org/a"])
  func external(address: String) {
    #expect(target("[x](\(address))") == .external(address))
  }

  @Test("a link to a draft is one only while drafts are left out") func drafts() throws {
    let pages = ["a.md": "[x](b.md)\n\n# A\n", "b.md": "---\nstatus: draft\n---\n# B\n"]
    let without = SiteFixture(pages, drafts: false)
    let draft = try #require(without.catalog.page(at: "b.md"))
    #expect(without.rules == ["link.draft"])
    #expect(without.targets("a.md") == [.draft(draft)])
    #expect(SiteFixture(pages).targets("a.md") == [.page(draft, anchor: nil)])
  }
}
