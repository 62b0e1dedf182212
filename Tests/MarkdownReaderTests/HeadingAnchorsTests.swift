import MarkdownReader
import Testing

@Suite("Anchors of headings")
struct HeadingAnchorsTests {
  @Test(
    "a heading's name is made as on GitHub",
    arguments: [
      ("Check", "check"), ("WCAG mapping", "wcag-mapping"), ("What's new?", "whats-new"),
      ("snake_case and kebab-case", "snake_case-and-kebab-case"), ("a  b", "a--b"),
      ("C++ & `code`: 2.2", "c--code-22"), ("Überschrift – naïve", "überschrift--naïve"),
      ("日本語 見出し", "日本語-見出し"), ("Émile", "émile"), ("e\u{301}", "e\u{301}"),
      ("🎉 Party", "-party"), ("ΑΒΓ", "αβγ"), ("½ and ²", "-and-"), ("٣", "٣"),
      ("a\u{203F}b", "a\u{203F}b"),
      ("İ", "i\u{307}"), ("???", "section"), ("", "section"), ("a\tb", "ab"),
    ])
  func name(_ heading: String, _ anchor: String) {
    #expect(HeadingAnchors.name(for: heading) == anchor)
  }

  @Test("names that are taken get the next free number")
  func repeats() {
    var anchors = HeadingAnchors()
    let names = ["Two", "two", "Two-1", "TWO", "Two 1"].map { anchors.anchor(for: $0) }
    #expect(names == ["two", "two-1", "two-1-1", "two-2", "two-1-2"])
  }

  @Test("many equal headings are numbered without searching")
  func many() {
    var anchors = HeadingAnchors()
    let names = Set((0..<20_000).map { _ in anchors.anchor(for: "Same") })
    #expect(names.count == 20_000)
    #expect(names.contains("same-19999"))
  }
}
