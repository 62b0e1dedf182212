import SiteFiles
import SourceDiagnostics
import Testing

@Suite("Applying fix-its to files")
struct FixItWriterTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("", to: "site.yml")
  }

  func fix(_ file: SourceFile, _ range: Range<Int>, _ text: String) -> FixIt {
    FixIt("mend", replacing: file.span(range), with: text)
  }

  @Test("mends a file, keeping its line endings, byte-order mark and mode bits")
  func mending() throws {
    try scratch.write("\u{FEFF}one\r\ntwo\r\n", to: "content/a.md")
    try scratch.setMode(0o640, of: "content/a.md")
    let tree = try Handbook.read(root: scratch.path)
    let file = try #require(tree.files.first)
    let report = try FixItWriter.apply(
      [fix(file, 4..<7, "2\n3")], to: tree.files, root: tree.root)
    #expect(scratch.read("content/a.md") == "\u{FEFF}one\r\n2\r\n3\r\n")
    #expect(try scratch.mode(of: "content/a.md") == 0o640)
    #expect((report.files, report.applied, report.left) == (["content/a.md"], 1, 0))
    #expect(scratch.contents(of: "content") == ["a.md"])
  }

  @Test("leaves fix-its that overlap, and files that changed since they were read")
  func leaving() throws {
    try scratch.write("one two", to: "content/a.md")
    try scratch.write("one two", to: "content/b.md")
    let tree = try Handbook.read(root: scratch.path)
    try scratch.write("other", to: "content/b.md")
    let (a, b) = (tree.files[0], tree.files[1])
    let fixIts = [fix(a, 0..<3, "1"), fix(a, 2..<5, "x"), fix(a, 4..<7, "2"), fix(b, 0..<3, "1")]
    let report = try FixItWriter.apply(fixIts, to: tree.files, root: tree.root)
    #expect(scratch.read("content/a.md") == "1 2")
    #expect(scratch.read("content/b.md") == "other")
    #expect((report.applied, report.left) == (2, 2))
  }

  @Test("mends the file that a link leads to, and leaves the link")
  func links() throws {
    try scratch.write("one", to: "shared/a.md")
    try scratch.makeFolder("content")
    try scratch.link("content/a.md", to: "../shared/a.md")
    let tree = try Handbook.read(root: scratch.path)
    let fixIts = [fix(tree.files[0], 0..<3, "1")]
    #expect(try FixItWriter.apply(fixIts, to: tree.files, root: tree.root).applied == 1)
    #expect(scratch.read("shared/a.md") == "1")
    let before = try scratch.identity(of: "content/a.md")
    #expect(try scratch.identity(of: "shared/a.md") != before)
  }
}
