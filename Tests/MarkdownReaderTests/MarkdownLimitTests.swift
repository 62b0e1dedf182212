import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Limits of Markdown")
struct MarkdownLimitTests {
  @Test("a file of the largest size is parsed, one byte more is a finding")
  func size() {
    let line = String(repeating: "word ", count: 15) + "\n\n\n\n\n\n"
    let text = String(repeating: line, count: MarkdownLimits.fileBytes / line.utf8.count + 1)
    let largest = String(decoding: text.utf8.prefix(MarkdownLimits.fileBytes), as: UTF8.self)
    #expect(rules(largest).isEmpty)
    #expect(rules(largest + "x") == [Rule.fileTooLarge.id])
    #expect(read(largest + "x").value.nodes.count == 1)
  }

  @Test("a line of the greatest length is parsed, one byte more is a finding")
  func lineLength() {
    let line = String(repeating: "a", count: MarkdownLimits.lineBytes)
    #expect(rules("x\n" + line + "\ny\n").isEmpty)
    #expect(rules("x\n" + line + "a\ny\n") == [Rule.fileLongLine.id])
    let parsed = read("x\n" + line + "a\ny\n")
    #expect(parsed.value.nodes.count == 1)
    #expect(parsed.diagnostics.first?.span?.range.lowerBound == 2)
  }

  @Test("long lines of the most \"@\" are parsed, one more is a finding")
  func addresses() {
    let length = 32_768
    let most = MarkdownLimits.addressSteps / length
    let first = String(repeating: "@", count: most / 2)
    let lines = first + String(repeating: "a", count: length - first.utf8.count) + "\n"
    #expect(rules(lines + lines).isEmpty)
    #expect(rules(lines + lines + "@\n") == [Rule.fileLongLine.id])
  }

  @Test("a long line of front matter is no fault of the Markdown")
  func frontMatter() {
    let front = "---\n" + String(repeating: "|", count: MarkdownLimits.lineBytes + 1) + "\n---\n"
    let file = SourceFile(path: "a.md", text: front + "text\n")
    #expect(MarkdownReader.read(file, from: front.utf8.count).diagnostics.isEmpty)
  }

  @Test("a table of the most cells is parsed, one line more is a finding")
  func cells() {
    let pipes = 100
    let row = String(repeating: "|", count: pipes)
    let lines = MarkdownLimits.tableCells / pipes
    // The text's last line is the empty one after the last line ending.
    let most = row + String(repeating: "\nx", count: lines - 2) + "\n"
    #expect(rules(most).isEmpty)
    #expect(rules(most + "\n") == [Rule.fileWideTable.id])
    #expect(read(most + "\n").value.nodes.count == 1)
  }

  @Test("a long definition with the most mentions is parsed, one more is a finding")
  func definitions() {
    let definition = "[a]: " + String(repeating: "x", count: (1 << 15) - 13) + "\n'title'\n\n"
    let longest = definition.utf8.count - 2
    let mentions = MarkdownLimits.definitionBytes / longest - 1
    let text = definition + String(repeating: "[a]\n", count: mentions)
    #expect(longest == 1 << 15)
    #expect(rules(text).isEmpty)
    #expect(rules(text + "[a]\n") == [Rule.fileTooLarge.id])
  }

  @Test("blocks nested to the limit are read, and what is deeper is left out")
  func depth() {
    // A paragraph and its text stand in the quotes.
    let most = String(repeating: ">", count: MarkdownLimits.depth - 2) + "text\n"
    #expect(rules(most).isEmpty)
    #expect(read(most).value.nodes.count == MarkdownLimits.depth + 1)
    let parsed = read(">" + most)
    #expect(parsed.diagnostics.map(\.rule) == [Rule.fileDeepNesting.id])
    #expect(parsed.value.nodes.count == MarkdownLimits.depth + 1)
    #expect(parsed.diagnostics.first?.span?.range == 99..<103)
  }

  @Test("nodes after those left out keep their places")
  func afterDepth() throws {
    let stars = String(repeating: "*a _b ", count: 60)
    let ends = String(repeating: "c_ d*", count: 60)
    let parsed = read(stars + ends + " `code` end\n")
    #expect(parsed.diagnostics.map(\.rule) == [Rule.fileDeepNesting.id])
    let code = try #require(parsed.value.nodes.first { $0.kind == .code("code") })
    #expect(parsed.value.file.text(in: code.range) == "`code`")
  }

  @Test("every rule of reading Markdown is listed")
  func list() {
    #expect(
      MarkdownRules.all.map(\.id.description) == [
        "file.too-large", "file.long-line", "file.wide-table", "file.deep-nesting",
      ])
  }

  private func read(_ text: String) -> Parsed<MarkdownDocument> {
    MarkdownReader.read(SourceFile(path: "a.md", text: text))
  }

  private func rules(_ text: String) -> [RuleID] { read(text).diagnostics.map(\.rule) }
}
