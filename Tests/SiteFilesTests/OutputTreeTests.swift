import SiteRendering
import Testing

@Suite("A site in memory")
struct OutputTreeTests {
  @Test("is sorted by the bytes of its paths, whatever the order given")
  func sorting() {
    let files = ["b", "a/c", "a", "B", "ä", "a.html"].map { OutputFile(path: $0, text: $0) }
    let tree = OutputTree.make(files).tree
    #expect(tree.files.map(\.path) == ["B", "a", "a.html", "a/c", "b", "ä"])
    #expect(OutputTree.make(files.reversed()).tree == tree)
    #expect(tree["a/c"] == Array("a/c".utf8))
    #expect(tree["c"] == nil)
  }

  @Test("tells the paths that were given more than once and keeps the first file")
  func repeating() {
    let files = [("x", "1"), ("y", "2"), ("x", "3"), ("x", "4")]
      .map { OutputFile(path: $0.0, text: $0.1) }
    let (tree, repeated) = OutputTree.make(files)
    #expect(repeated == ["x"])
    #expect(tree["x"] == Array("1".utf8))
  }
}
