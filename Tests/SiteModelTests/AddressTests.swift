import SiteModel
import Testing

@Suite("Addresses") struct AddressTests {
  @Test(
    "an address is written relative to the page",
    arguments: [
      ("index.html", "index.html", "index.html"), ("a.html", "b/c.html", "b/c.html"),
      ("b/c.html", "a.html", "../a.html"), ("b/c.html", "b/d.html", "d.html"),
      ("b/c/d.html", "b/e/f.html", "../e/f.html"), ("ab/c.html", "abc/d.html", "../abc/d.html"),
      ("b/c.html", "b/c/d.html", "c/d.html"), ("é/a.html", "è/b.html", "../%C3%A8/b.html"),
    ])
  func relative(page: String, target: String, written: String) {
    #expect(SiteAddress(target).relative(from: SiteAddress(page)) == written)
  }

  @Test("the way to the root has a step for each folder") func rootPrefix() {
    #expect(SiteAddress("a.html").rootPrefix == "")
    #expect(SiteAddress("a/b/c.html").rootPrefix == "../../")
  }

  @Test("a first part with a colon is not taken for a scheme") func colon() {
    #expect(SiteAddress("a:b.html").relative(from: SiteAddress("c.html")) == "a%3Ab.html")
  }

  @Test("percent-encoding can be undone", arguments: ["a b", "é/ü?#%", "漢字", "a+b", "100%"])
  func roundTrip(text: String) {
    let encoded = PercentEncoding.encode(text)
    #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3F })
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test("broken percent-encoding is refused", arguments: ["%", "%4", "%zz", "%FF", "%C3", "%+1"])
  func broken(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test("a path cannot climb out of the top") func resolve() {
    #expect(SitePath.resolve("../b/./c.md", in: "content/a") == "content/b/c.md")
    #expect(SitePath.resolve("../../..", in: "content/a") == nil)
  }

  @Test(
    "two addresses that differ in case or Unicode form only collide",
    arguments: [("a.md", "A.md"), ("caf\u{E9}.md", "cafe\u{301}.md")])
  func collisions(one: String, other: String) {
    let first = SiteAddress(one).collisionKey
    #expect(first == SiteAddress(other).collisionKey)
  }

  @Test("pages, files, aliases and computed pages share one register") func register() {
    #expect(SiteFixture(["a.md": "# A\n", "A.md": "# B\n"]).rules == ["address.collision"])
    #expect(
      SiteFixture(["a.md": "# A\n"], assets: ["a.html"]).rules == ["address.collision"])
    #expect(SiteFixture(["site-map.md": "# A\n"]).rules == ["address.collision"])
    #expect(
      SiteFixture(["a.md": "---\naliases: [b]\n---\n# A\n", "b.md": "# B\n"]).rules
        == ["alias.collision"])
    #expect(SiteFixture(["index.md": "# A\n"]).rules.isEmpty)
  }
}
