import SiteFiles
import SiteRendering
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Writing a site")
struct SiteWriterTests {
  let scratch: ScratchFolder
  let manifest = ".patternbook-manifest"

  init() throws {
    scratch = try ScratchFolder()
  }

  @discardableResult
  func write(
    _ files: [String: String], to name: String = "out", writer: SiteWriter = SiteWriter()
  ) throws -> WriteReport {
    try writer.write(site(files), to: scratch.place(name))
  }

  @Test("makes the folder, those above it and all files")
  func firstBuild() throws {
    let report = try write(
      ["index.html": "home", "a/b/c.html": "c", "a/d.html": ""], to: "x/y/out")
    #expect(report.written == 3)
    #expect(report.wasAtomic)
    #expect(report.folder == scratch.place("x/y/out"))
    #expect(
      scratch.contents(of: "x/y/out")
        == [manifest, "a/", "a/b/", "a/b/c.html", "a/d.html", "index.html"])
    #expect(scratch.read("x/y/out/a/b/c.html") == "c")
    #expect(
      scratch.contents(of: "x/y") == scratch.contents(of: "x/y").filter { $0.hasPrefix("out") })
  }

  @Test("leaves a folder alone that is in order already")
  func unchangedSite() throws {
    try write(["a.html": "a"])
    let before = try scratch.identity(of: "out")
    var phases: [WritePhase] = []
    let writer = SiteWriter(onPhase: { phases.append($0) })
    let report = try write(["a.html": "a"], writer: writer)
    #expect(report.written == 0)
    #expect(report.unchanged == 1)
    #expect(phases == [.compare])
    #expect(try scratch.identity(of: "out") == before)
  }

  @Test("keeps unchanged files as they are and writes changed ones anew")
  func changedSite() throws {
    try write(["a.html": "a", "b.html": "b", "c/d.html": "d"])
    let (a, b) = (try scratch.identity(of: "out/a.html"), try scratch.identity(of: "out/b.html"))
    var phases: [WritePhase] = []
    let writer = SiteWriter(onPhase: { phases.append($0) })
    let report = try write(["a.html": "a", "b.html": "B", "e/f.html": "f"], writer: writer)
    #expect((report.written, report.unchanged, report.removed) == (2, 1, 1))
    #expect(phases == [.compare, .stage, .exchange, .clean])
    #expect(try scratch.identity(of: "out/a.html") == a)
    #expect(try scratch.identity(of: "out/b.html") != b)
    #expect(
      scratch.contents(of: "out") == [manifest, "a.html", "b.html", "e/", "e/f.html"])
    #expect(scratch.contents(of: "") == ["out/"] + scratch.contents(of: "out").map { "out/" + $0 })
  }

  @Test("never writes into a file that has a second name elsewhere")
  func hardLinks() throws {
    try write(["a.html": "old", "b.html": "b"])
    try scratch.link("copy", to: "out")
    try write(["a.html": "old", "b.html": "b2"])
    let kept = try scratch.identity(of: "out/a.html")
    try write(["a.html": "new", "b.html": "b2"])
    #expect(try scratch.identity(of: "out/a.html") != kept)
    #expect(scratch.read("copy/a.html") == "new")
  }

  @Test("turns a file into a folder and back")
  func fileAndFolder() throws {
    try write(["a": "file", "b/c": "c"])
    try write(["a/x": "x", "b": "file"])
    #expect(scratch.contents(of: "out") == [manifest, "a/", "a/x", "b"])
    try write(["a": "file", "b/c": "c"])
    #expect(scratch.contents(of: "out") == [manifest, "a", "b/", "b/c"])
  }

  @Test("keeps files, links and folders of others, with their mode bits")
  func foreignFiles() throws {
    try write(["a.html": "a", "p/q.html": "q"])
    try scratch.write("example.org", to: "out/CNAME")
    try scratch.write("x", to: "out/.git/objects/x")
    try scratch.write("note", to: "out/p/note.txt")
    try scratch.link("out/away", to: "../nowhere")
    try scratch.makeFolder("out/empty/inner")
    try scratch.setMode(0o600, of: "out/CNAME")
    try scratch.setMode(0o750, of: "out/.git")
    let cname = try scratch.identity(of: "out/CNAME")
    let report = try write(["a.html": "A"])
    #expect(report.kept == 4)
    #expect(report.removed == 1)
    #expect(
      scratch.contents(of: "out") == [
        ".git/", ".git/objects/", ".git/objects/x", manifest, "CNAME", "a.html", "away", "empty/",
        "empty/inner/", "p/", "p/note.txt",
      ])
    #expect(try scratch.identity(of: "out/CNAME") == cname)
    #expect(try scratch.mode(of: "out/CNAME") == 0o600)
    #expect(try scratch.mode(of: "out/.git") == 0o750)
  }

  @Test("refuses a folder that holds files and is not ours, and leaves it as it is")
  func refusal() throws {
    try scratch.write("mine", to: "out/thesis.txt")
    let place = scratch.place("out")
    #expect(throws: SiteFilesError.notOurs(place)) { try write(["a.html": "a"]) }
    try scratch.write("no manifest", to: "out/" + manifest)
    #expect(throws: SiteFilesError.notOurs(place)) { try write(["a.html": "a"]) }
    #expect(scratch.contents(of: "out") == [manifest, "thesis.txt"])
    try scratch.write("", to: "file")
    #expect(throws: SiteFilesError.notOurs(scratch.place("file"))) {
      try write(["a.html": "a"], to: "file")
    }
  }

  @Test("accepts an empty folder")
  func emptyFolder() throws {
    try scratch.makeFolder("out")
    try scratch.setMode(0o711, of: "out")
    #expect(try write(["a.html": "a"]).written == 1)
    #expect(try scratch.mode(of: "out") == 0o711)
    try scratch.makeFolder("none")
    try write([:], to: "none")
    #expect(scratch.contents(of: "none") == [manifest])
  }

  @Test("keeps a stale file that was edited by hand, once told, and overwrites an edited page")
  func editedFiles() throws {
    try write(["a.html": "a", "b.html": "b", "c.html": "c"])
    try scratch.write("mine", to: "out/a.html")
    try scratch.write("mine", to: "out/b.html")
    let report = try write(["b.html": "b"])
    #expect(report.removed == 1)
    #expect(report.kept == 1)
    #expect(report.notes.count == 2)
    #expect(scratch.read("out/a.html") == "mine")
    #expect(scratch.read("out/b.html") == "b")
    #expect(try write(["b.html": "b2"]).notes.isEmpty)
    #expect(scratch.read("out/a.html") == "mine")
  }

  @Test("refuses to take the place of a file or folder of others")
  func conflicts() throws {
    try write(["a.html": "a"])
    try scratch.write("mine", to: "out/x")
    try scratch.write("mine", to: "out/y/z")
    #expect(throws: SiteFilesError.conflict("x")) { try write(["x": "new"]) }
    #expect(throws: SiteFilesError.conflict("x")) { try write(["x/y": "new"]) }
    #expect(throws: SiteFilesError.conflict("y")) { try write(["y": "new"]) }
    #expect(try write(["x": "mine", "y/z": "mine"]).unchanged == 2)
  }

  @Test("follows a symbolic link to the output folder and leaves the link")
  func linkedOutput() throws {
    try scratch.makeFolder("real")
    try scratch.link("out", to: "real")
    try write(["a.html": "a"])
    let report = try write(["a.html": "A"])
    #expect(report.folder == scratch.place("real"))
    #expect(scratch.read("real/a.html") == "A")
    #expect(scratch.contents(of: "").filter { $0.hasPrefix(".") } == [])
    try scratch.link("lost", to: "gone")
    #expect(throws: SiteFilesError.self) { try write(["a.html": "a"], to: "lost") }
  }

  @Test("clears what a killed build left")
  func leftovers() throws {
    try write(["a.html": "a"])
    try scratch.write("half", to: ".out.patternbook-stage/deep/er/b.html")
    try scratch.setMode(0o500, of: ".out.patternbook-stage/deep")
    try scratch.write("half", to: "out/.a.html.patternbook-new")
    try write(["a.html": "a"])
    #expect(
      scratch.contents(of: "") == ["out/", "out/" + manifest, "out/a.html"])
  }

  @Test(
    "refuses paths that lead out of the site or cannot be",
    arguments: [
      "../a", "a/../../b", "/a", "", "a//b", "a/", "./a", "a/.", "a\u{0}b", ".patternbook-manifest",
      String(repeating: "x", count: 256), "p/.q.patternbook-new",
    ])
  func badPaths(_ path: String) throws {
    #expect(throws: SiteFilesError.invalidPath(path)) { try write([path: "x"]) }
    #expect(scratch.contents(of: "") == [])
  }

  @Test("refuses a file in a file")
  func fileInFile() throws {
    #expect(throws: SiteFilesError.invalidPath("a/b")) { try write(["a": "x", "a/b": "y"]) }
  }

  @Test("writes paths with line endings, spaces and letters of all kinds")
  func oddPaths() throws {
    let files = ["a\nb": "1", "c\\n d": "2", "ärger/日本.html": "3"]
    try write(files)
    #expect(try write(files).unchanged == 3)
    let report = try write([:])
    #expect((report.removed, report.kept) == (3, 0))
  }

  @Test("waits for another build, and gives up in the end")
  func locking() throws {
    let other = unsafe open(scratch.path, O_RDONLY)
    defer { close(other) }
    try #require(flock(other, LOCK_EX) == 0)
    let writer = SiteWriter(patience: .milliseconds(100))
    #expect(throws: SiteFilesError.busy(scratch.path)) { try write(["a": "a"], writer: writer) }
    #expect(scratch.contents(of: "") == [])
    try #require(flock(other, LOCK_UN) == 0)
    #expect(try write(["a": "a"], writer: writer).written == 1)
  }
}
