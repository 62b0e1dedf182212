import Foundation
import SiteFiles
import SourceDiagnostics
import Testing

@Suite("Reading a handbook's folder")
struct HandbookTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("title: Book\n", to: "site.yml")
    try scratch.write("# A", to: "content/patterns/a.md")
  }

  @Test("finds the nearest folder with a site.yml, from inside too")
  func finding() throws {
    #expect(try Handbook.find(from: scratch.path) == scratch.path)
    #expect(try Handbook.find(from: scratch.place("content/patterns")) == scratch.path)
    try scratch.link("there", to: "content")
    #expect(try Handbook.find(from: scratch.place("there")) == scratch.path)
    let inner = scratch.place("content")
    #expect(throws: SiteFilesError.noHandbook(inner)) {
      try Handbook.find(from: inner, above: false)
    }
    #expect(throws: SiteFilesError.self) { try Handbook.find(from: scratch.place("none")) }
  }

  @Test("reads text and lists everything else, sorted, without hidden and foreign files")
  func reading() throws {
    try scratch.write("z", to: "content/Z.MD")
    try scratch.write("png", to: "content/images/x.png")
    try scratch.write("{{x}}", to: "theme/layouts/card.mustache")
    try scratch.write("x", to: "content/.hidden.md")
    try scratch.write("x", to: "content/.git/config.md")
    try scratch.write("x", to: "notes.md")
    try scratch.write("x", to: "_site/a.md")
    let tree = try Handbook.read(root: scratch.path)
    #expect(
      tree.files.map(\.path)
        == ["content/Z.MD", "content/patterns/a.md", "site.yml", "theme/layouts/card.mustache"])
    #expect(tree.files.first?.text == "z")
    #expect(tree.assets.map(\.path) == ["content/images/x.png"])
    #expect(tree.assets.first?.size == 3)
    #expect(try tree.assets.first?.bytes() == Array("png".utf8))
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("follows links inside the handbook")
  func innerLinks() throws {
    try scratch.write("shared", to: "shared/s.md")
    try scratch.link("content/shared", to: "../shared")
    try scratch.link("content/b.md", to: "patterns/a.md")
    let tree = try Handbook.read(root: scratch.path)
    #expect(
      tree.files.map(\.path)
        == ["content/b.md", "content/patterns/a.md", "content/shared/s.md", "site.yml"])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("does not follow links that lead out, nowhere or in a loop")
  func badLinks() throws {
    let outside = try ScratchFolder()
    try outside.write("secret", to: "secret.md")
    try scratch.link("content/out", to: outside.path)
    try scratch.link("content/secret.md", to: outside.place("secret.md"))
    try scratch.link("content/patterns/up", to: "..")
    try scratch.link("content/gone.md", to: "nowhere.md")
    try scratch.link("content/self", to: "self")
    try scratch.makeFolder("content/twin")
    try scratch.link("content/one", to: "twin")
    try scratch.link("content/two", to: "twin")
    try scratch.link("theme", to: outside.path)
    let tree = try Handbook.read(root: scratch.path)
    #expect(tree.files.map(\.path) == ["content/patterns/a.md", "site.yml"])
    #expect(
      tree.diagnostics.compactMap(\.span?.path) == [
        "content/gone.md", "content/out", "content/patterns/up", "content/secret.md",
        "content/self", "content/two", "theme",
      ])
    #expect(Set(tree.diagnostics.map(\.rule.name)) == ["file.symlink"])
  }

  @Test("names the file that cannot be read", .enabled(if: getuid() != 0, "root reads all"))
  func unreadable() throws {
    try scratch.setMode(0, of: "content/patterns/a.md")
    #expect(throws: SiteFilesError.self) { try Handbook.read(root: scratch.path) }
  }

  @Test("refuses what is neither a file nor a folder")
  func pipes() throws {
    try #require(unsafe mkfifo(scratch.place("content/pipe.md"), 0o600) == 0)
    #expect(throws: SiteFilesError.self) { try Handbook.read(root: scratch.path) }
  }

  @Test("reads a large file whole")
  func largeFile() throws {
    let line = String(repeating: "words and ", count: 8) + "\n"
    try scratch.write(String(repeating: line, count: 250_000), to: "content/large.md")
    let file = try Handbook.read(root: scratch.path).files.first
    #expect(file?.text.utf8.count == 81 * 250_000)
    #expect(file?.lines.count == 250_001)
  }
}
