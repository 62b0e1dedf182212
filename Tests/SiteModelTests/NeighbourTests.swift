import SiteModel
import SourceDiagnostics
import Testing

@Suite("Related cards and chapters") struct NeighbourTests {
  private func site(_ section: String, others: [String: String] = [:]) -> SiteFixture {
    SiteFixture(
      others.merging(["patterns/a.md": "# A\n\n\(section)\n"]) { first, _ in first })
  }

  private func others(of site: SiteFixture) -> [String] {
    guard let index = site.catalog.page(at: "patterns/a.md") else { return [] }
    return site.catalog.links[index.value].relations.map { site.catalog[$0.to].slug }
  }

  @Test(
    "a card is related by title, slug, alias or link",
    arguments: ["Quiet Delete", "quiet-delete", "old-delete", "[It](quiet-delete.md)"])
  func names(name: String) throws {
    let site = site(
      "## Related patterns\n\n- \(name): the same silence.",
      others: [
        "patterns/quiet-delete.md": "---\naliases: [old-delete]\n---\n# Quiet Delete\n"
      ])
    #expect(others(of: site) == ["quiet-delete"])
    #expect(site.rules.isEmpty)
    let index = try #require(site.catalog.page(at: "patterns/quiet-delete.md"))
    #expect(site.catalog.relations[index]?.map(\.reason) == ["the same silence."])
  }

  @Test("a title may hold a colon") func titleWithColon() {
    let site = site(
      "## Related patterns\n\n- Save: Silent",
      others: ["patterns/b.md": "# Save: Silent\n"])
    #expect(others(of: site) == ["b"])
    #expect(site.rules.isEmpty)
  }

  @Test("front matter relates cards too, without a reason") func frontMatter() {
    let site = SiteFixture([
      "patterns/a.md": "---\nrelated: [b]\n---\n# A\n", "patterns/b.md": "# B\n",
    ])
    #expect(others(of: site) == ["b"])
  }

  @Test("an unknown card and the card itself are reported") func reported() {
    #expect(site("## Related patterns\n\n- Nowhere: x.").rules == ["related.unknown"])
    #expect(site("## Related patterns\n\n- A: x.").rules == ["related.self"])
  }

  @Test(
    "a chapter is meant by number, title or both",
    arguments: ["Chapter 6", "chapter 6: Motion", "Motion"])
  func chapters(entry: String) throws {
    let site = site(
      "## Chapters\n\n- \(entry)",
      others: ["guides/06-motion.md": "---\nnumber: 6\n---\n# Motion\n"])
    let index = try #require(site.catalog.page(at: "patterns/a.md"))
    #expect(site.catalog.links[index.value].chapters.count == 1)
    #expect(site.rules.isEmpty)
  }

  @Test("a chapter that is none, and one whose title is another's, are reported")
  func faultyChapters() {
    let guides = ["guides/06-motion.md": "---\nnumber: 6\n---\n# Motion\n"]
    #expect(site("## Chapters\n\n- Chapter 9", others: guides).rules == ["chapter.unknown"])
    #expect(
      site("## Chapters\n\n- Chapter 6: Colour", others: guides).rules == ["chapter.mismatch"])
  }
}
