import SiteRendering
import Testing

@Suite("The built site in memory") struct OutputTreeTests {
  @Test("files are sorted by the bytes of their paths") func sorted() {
    let files = ["b", "a/b", "a-b", "é", "Z"].map { OutputFile(path: $0, text: $0) }
    #expect(OutputTree.make(files).tree.files.map(\.path) == ["Z", "a-b", "a/b", "b", "é"])
    #expect(OutputTree.make(files.reversed()).tree == OutputTree.make(files).tree)
  }

  @Test("of files with one path the first stays and the path is told once") func repeated() {
    let result = OutputTree.make(["1", "2", "3"].map { OutputFile(path: "a", text: $0) })
    #expect(result.tree.files == [OutputFile(path: "a", text: "1")])
    #expect(result.repeated == ["a"])
  }

  @Test("paths are told apart by their bytes, not by their look") func bytes() {
    let result = OutputTree.make([
      OutputFile(path: "caf\u{E9}", text: "1"), OutputFile(path: "cafe\u{301}", text: "2"),
    ])
    #expect(result.tree.files.count == 2)
    #expect(result.repeated.isEmpty)
  }

  @Test("a theme is told of every layout that pages are drawn with") func layouts() {
    #expect(
      PageView.layouts.keys.sorted() == [
        "card", "home", "not-found", "page", "patterns", "redirect", "related", "site-map", "wcag",
      ])
    #expect(PageView.shapes.keys.sorted() == PageView.layouts.keys.sorted())
  }
}
