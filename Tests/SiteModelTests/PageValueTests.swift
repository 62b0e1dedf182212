import SiteModel
import SourceDiagnostics
import Testing

@Suite("Values of a page") struct PageValueTests {
  @Test("a card without a status is a draft that does not say so, a page is ready")
  func defaultStatuses() {
    let card = SiteFixture.page("# A\n").page
    #expect(card?.status == .draft && card?.isDeclaredDraft == false)
    #expect(SiteFixture.page("# A\n", at: "a.md").page?.status == .ready)
  }

  @Test("the status stands in front matter or right under the title") func statuses() {
    #expect(SiteFixture.page("---\nstatus: review\n---\n# A\n").page?.status == .review)
    let line = SiteFixture.page("# A\n\nStatus: ready\n\nText.\n").page
    #expect(line?.status == .ready && line?.body.count == 1)
    let both = SiteFixture.page("---\nstatus: ready\n---\n# A\n\nStatus: ready\n")
    #expect(both.page?.status == .ready && both.rules.isEmpty)
  }

  @Test("two statuses that differ are a conflict, and front matter holds") func conflict() {
    let result = SiteFixture.page("---\nstatus: ready\n---\n# A\n\nStatus: draft\n")
    #expect(result.rules == ["status.conflict"])
    #expect(result.page?.status == .ready)
  }

  @Test(
    "a status that is none is reported once and the page read as a draft",
    arguments: ["---\nstatus: redy\n---\n# A\n", "# A\n\nStatus: redy\n"])
  func unknownStatus(text: String) {
    let result = SiteFixture.page(text)
    #expect(result.rules == ["status.unknown"])
    #expect(result.page?.status == .draft && result.page?.isDeclaredDraft == false)
  }

  @Test("the title is the field, else the heading, else reported") func titles() {
    #expect(SiteFixture.page("---\ntitle: T\n---\n# A\n", at: "a.md").page?.title.value == "T")
    #expect(SiteFixture.page("# A *b* `c`\n", at: "a.md").page?.title.value == "A b c")
    let none = SiteFixture.page("Text.\n", at: "quiet.md")
    #expect(none.rules == ["title.missing"])
    #expect(none.page?.title.value == "quiet")
  }

  @Test(
    "an alias is beside its page without a slash, and from the root with one",
    arguments: [
      ("old", "patterns/old.html"), ("/old", "old.html"), ("guides/old", "guides/old.html"),
      ("old.html", "patterns/old.html"), ("old.md", "patterns/old.html"),
      ("patterns/v1.2", "patterns/v1.2.html"),
    ])
  func aliases(alias: String, address: String) {
    let result = SiteFixture.page("---\naliases: [\"\(alias)\"]\n---\n# A\n")
    #expect(result.page?.aliases.map(\.value.path) == [address])
    #expect(result.rules.isEmpty)
  }

  @Test(
    "an alias that leads out of the site or is no path is refused",
    arguments: [
      "../old", "a/../b", "https://example.org", "old#x", "old?x", "/", ".hidden", "a%2Fb",
    ])
  func refusedAliases(alias: String) {
    let result = SiteFixture.page("---\naliases: [\"\(alias)\"]\n---\n# A\n")
    #expect(result.rules == ["alias.invalid"])
    #expect(result.page?.aliases.isEmpty == true)
  }

  @Test(
    "anchors follow the headings, repeats numbered",
    arguments: [("# A\n\n## Root cause\n\n## Root cause\n", ["a", "root-cause", "root-cause-1"])])
  func anchors(text: String, names: [String]) {
    #expect(SiteFixture.page(text).page?.anchors.names == names)
  }

  @Test(
    "a platform is a known system with or without a version",
    arguments: [
      ("iOS 17", "iOS 17"), ("macOS 14.4", "macOS 14.4"), ("Mac Catalyst", "Mac Catalyst"),
    ])
  func platforms(text: String, description: String) {
    #expect(PlatformVersion(text)?.description == description)
  }

  @Test(
    "what is no system or no version is no platform",
    arguments: ["", "ios 17", "iOS17", "iOS 17+", "iOS 17.", "Android 15", "iOS -1", "iOS 1000"])
  func noPlatforms(text: String) {
    #expect(PlatformVersion(text) == nil)
  }

  @Test("a day exists in the calendar") func days() {
    for text in ["2026-12-01", "2024-02-29", "2000-02-29"] {
      #expect(CalendarDay(text)?.description == text)
    }
    for text in [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-1-1", "+026-01-01", "x",
    ] {
      #expect(CalendarDay(text) == nil, "\(text)")
    }
  }
}
