import SourceDiagnostics
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test("CRLF endings and a byte-order mark leave every line and column as it was")
  func normalises() {
    let plain = SourceFile(path: "a.md", text: "# Ä\n\nzwei\n")
    let dressed = SourceFile(path: "a.md", bytes: [0xEF, 0xBB, 0xBF] + "# Ä\r\n\r\nzwei\r\n".utf8)
    #expect(dressed.text == plain.text)
    #expect(dressed.position(of: 6) == SourcePosition(line: 3, column: 1))
    #expect(dressed.originalOffset(of: 6) == 6 + 3 + 2)
    #expect(dressed.hasByteOrderMark && dressed.usesCRLF)
    #expect(!plain.usesCRLF)
  }

  @Test("columns count characters, not bytes")
  func columns() {
    let file = SourceFile(path: "a.md", text: "éé x")
    #expect(file.position(of: 5) == SourcePosition(line: 1, column: 4))
  }

  @Test(
    "bytes that are no UTF-8 are replaced and their places kept",
    arguments: [
      ([0x61, 0xFF, 0x62], [1]),
      ([0xC0, 0x80], [0, 3]),
      ([0xED, 0xA0, 0x80], [0, 3, 6]),
      ([0xF4, 0x90, 0x80, 0x80], [0, 3, 6, 9]),
      ([0xE2, 0x82], [0, 3]),
    ] as [([UInt8], [Int])])
  func invalid(bytes: [UInt8], offsets: [Int]) {
    let file = SourceFile(path: "a.md", bytes: bytes)
    #expect(file.invalidOffsets == offsets)
    #expect(!file.isFaithful)
  }

  @Test("a NUL is replaced and its place kept")
  func nul() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0, 0x62])
    #expect(file.nulOffsets == [1])
    #expect(file.text == "a\u{FFFD}b")
  }

  @Test("a lone carriage return ends a line")
  func loneReturn() {
    #expect(SourceFile(path: "a.md", text: "a\rb").text == "a\nb")
  }
}

@Suite("Fix-its")
struct FixItTests {
  @Test("an edit goes back to the bytes on disk, line endings and byte-order mark kept")
  func appliesToCRLF() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("one\r\ntwo\r\nthree\r\n".utf8)
    let file = SourceFile(path: "a.md", bytes: bytes)
    let fix = FixIt("replace", replacing: file.span(4..<7), with: "2\n2")
    let result = try #require(file.applying([fix], to: bytes))
    #expect(result.bytes == [0xEF, 0xBB, 0xBF] + Array("one\r\n2\r\n2\r\nthree\r\n".utf8))
    #expect(result.applied == 1)
  }

  @Test("of two mends that overlap only the first is applied")
  func overlapping() throws {
    let bytes = Array("abcdef".utf8)
    let file = SourceFile(path: "a.md", bytes: bytes)
    let fixes = [
      FixIt("one", replacing: file.span(0..<3), with: "X"),
      FixIt("two", replacing: file.span(2..<4), with: "Y"),
      FixIt("three", replacing: file.span(4..<6), with: "Z"),
    ]
    let result = try #require(file.applying(fixes, to: bytes))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "XdZ")
    #expect(result.applied == 2)
  }

  @Test("a file with bytes that are no UTF-8 is not mended")
  func unfaithful() {
    let file = SourceFile(path: "a.md", bytes: [0xFF])
    #expect(file.applying([], to: [0xFF]) == nil)
  }
}

@Suite("Name suggestions")
struct NameSuggestionTests {
  @Test("the nearest name is found, whatever the order given")
  func nearest() {
    let names = ["ready", "draft", "review", "deprecated"]
    #expect(NameSuggestion.nearest(to: "redy", among: names) == "ready")
    #expect(NameSuggestion.nearest(to: "redy", among: names.reversed()) == "ready")
    #expect(NameSuggestion.nearest(to: "Expectd", among: ["Expected", "Task"]) == "Expected")
  }

  @Test("nothing is suggested where nothing is near")
  func none() {
    #expect(NameSuggestion.nearest(to: "colour", among: ["status", "tags"]) == nil)
    #expect(NameSuggestion.nearest(to: "x", among: ["y"]) == nil)
  }
}
