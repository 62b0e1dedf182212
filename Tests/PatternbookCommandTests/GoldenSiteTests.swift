import SiteRendering
import Testing

@Suite("Whole sites") struct GoldenSiteTests {
  @Test("there is a site to compare") func some() {
    #expect(!GoldenSite.all.isEmpty)
  }

  @Test("a site is, byte for byte, what was agreed on", arguments: GoldenSite.all)
  func golden(site: GoldenSite) async throws {
    let pages = try await site.pages()
    if GoldenSite.isUpdating {
      try site.keep(pages)
      Issue.record("the pages were written anew; look at them and run again")
      return
    }
    let kept = try site.kept()
    #expect(pages.keys.sorted() == kept.keys.sorted())
    for (path, text) in pages where kept[path] != text {
      let lines = zip(
        text.split(separator: "\n", omittingEmptySubsequences: false),
        (kept[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false))
      let place = lines.enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record(
        """
        \(path), line \((place?.offset ?? -2) + 1), is now
        \(place?.element.0 ?? "of another length") and was
        \(place?.element.1 ?? "")
        """)
    }
  }

  @Test("a site is the same bytes with one job and with four", arguments: GoldenSite.all)
  func jobs(site: GoldenSite) async throws {
    #expect(try await site.pages(jobs: 1) == site.pages(jobs: 4))
  }

  @Test("drafts add pages only where they are asked for") func drafts() async throws {
    let site = try #require(GoldenSite.all.first { $0.testDescription == "small" })
    let draft = "patterns/loud-save.html"
    #expect(try await site.pages()[draft] == nil)
    #expect(try await site.pages().values.allSatisfy { !$0.contains("Loud Save") })
  }

  @Test("an alias becomes a page that leads on") func alias() async throws {
    let site = try #require(GoldenSite.all.first { $0.testDescription == "small" })
    let page = try #require(try await site.pages()["patterns/quiet-save.html"])
    #expect(page.contains("silent-save.html"))
  }
}
