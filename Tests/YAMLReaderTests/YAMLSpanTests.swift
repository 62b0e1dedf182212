import SourceDiagnostics
import Testing
import YAMLReader

@Suite("Places of YAML") struct YAMLSpanTests {
  @Test("keys and values stand on their bytes", arguments: ["a", "é", "漢字", "👩‍👧"])
  func keysAndValuesStandOnTheirBytes(word: String) throws {
    let yaml = YAMLSource("first: \(word)\ntitle: \"\(word)!\"\n")
    #expect(yaml.written("first") == word)
    #expect(yaml.written("title") == "\"\(word)!\"")
    let title = try #require(yaml.entries.last)
    #expect(yaml.file.text(in: title.keyRange) == "title")
    #expect(title.keyRange.lowerBound == "first: \(word)\n".utf8.count)
  }

  @Test("a list ends where its last item does") func listEndsWithLastItem() {
    let yaml = YAMLSource("tags:\n  - é\n  - bb\n\n# end\nlast: 1\n")
    #expect(yaml.written("tags") == "- é\n  - bb")
  }

  @Test("places count from the file's start where only a part is read") func partOfFile() {
    let text = "---\né: ü\n---\n"
    let file = SourceFile(path: "content/a.md", text: text)
    let node = YAMLReader.read(file, 4..<11).value
    let entry = node?.mapping?.first
    #expect(entry?.keyRange == 4..<6)
    #expect(entry?.value.range == 8..<10)
  }

  @Test("a refusal stands where libyaml stopped, in bytes") func refusalPlace() throws {
    let yaml = YAMLSource("é: ü\na: [1\nb: 2\n")
    let finding = try #require(yaml.parsed.diagnostics.first)
    let offset = try #require(finding.span?.range.lowerBound)
    #expect(yaml.file.position(of: offset).line == 3)
  }
}
