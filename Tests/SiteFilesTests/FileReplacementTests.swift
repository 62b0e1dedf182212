import SiteFiles
import SiteRendering
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Writing a site where folders cannot change places")
struct FileReplacementTests {
  let scratch: ScratchFolder
  let manifest = ".patternbook-manifest"

  init() throws {
    scratch = try ScratchFolder()
  }

  func write(
    _ files: [String: String], failing code: Int32, phases: (WritePhase) -> Void = { _ in }
  ) throws -> WriteReport {
    try withoutActuallyEscaping(phases) { phases in
      let writer = SiteWriter(exchange: { _, _ in code }, onPhase: phases)
      return try writer.write(site(files), to: scratch.place("out"))
    }
  }

  @Test("replaces file by file and says so", arguments: [EBUSY, EXDEV, EINVAL, ENOSYS])
  func fallback(_ code: Int32) throws {
    _ = try write(["a.html": "a", "b.html": "b", "c/d": "d"], failing: code)
    try scratch.write("mine", to: "out/CNAME")
    let untouched = try scratch.identity(of: "out/b.html")
    var phases: [WritePhase] = []
    let report = try write(
      ["a.html": "A", "b.html": "b", "e/f": "f"], failing: code, phases: { phases.append($0) })
    #expect(!report.wasAtomic)
    #expect(report.notes.count == 1)
    #expect(phases == [.compare, .stage, .exchange, .clean, .replace])
    #expect((report.written, report.unchanged, report.removed, report.kept) == (2, 1, 1, 1))
    #expect(scratch.read("out/a.html") == "A")
    #expect(try scratch.identity(of: "out/b.html") == untouched)
    #expect(
      scratch.contents(of: "out") == [manifest, "CNAME", "a.html", "b.html", "e/", "e/f"])
    #expect(scratch.contents(of: "").allSatisfy { $0.hasPrefix("out/") })
    #expect(try write(["a.html": "A", "b.html": "b", "e/f": "f"], failing: code).written == 0)
  }

  @Test("turns files into folders and folders into files")
  func fileAndFolder() throws {
    _ = try write(["a": "file", "b/c/d": "d"], failing: EBUSY)
    _ = try write(["a/x": "x", "b": "file"], failing: EBUSY)
    #expect(scratch.contents(of: "out") == [manifest, "a/", "a/x", "b"])
  }

  @Test("never shows an edit in a file that has a second name elsewhere")
  func replacesWhole() throws {
    _ = try write(["a": "1"], failing: EBUSY)
    let before = try scratch.identity(of: "out/a")
    _ = try write(["a": "2"], failing: EBUSY)
    #expect(try scratch.identity(of: "out/a") != before)
  }

  @Test("stops at any other failure, with the old site in place and nothing left over")
  func otherFailure() throws {
    _ = try write(["a.html": "a"], failing: 0)
    #expect(throws: SiteFilesError.self) { try write(["a.html": "A"], failing: EIO) }
    #expect(scratch.contents(of: "") == ["out/", "out/" + manifest, "out/a.html"])
    #expect(scratch.read("out/a.html") == "a")
  }
}
