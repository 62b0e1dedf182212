import MarkdownReader
import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("Finding the code samples of a page")
struct SampleExtractorTests {
  func samples(_ text: String) -> (samples: [CodeSample], file: SourceFile) {
    let file = SourceFile(path: "a.md", text: text)
    return (SampleExtractor.samples(in: MarkdownReader.read(file).value), file)
  }

  @Test("takes fenced blocks that name a language, in reading order, wherever they stand")
  func everywhere() {
    let text = """
      ```swift
      one
      ```

      > [!NOTE]
      > ~~~~swift
      > two
      > ~~~~

      1. Item

         ```swift x=y
         three
         ```

             indented

      ```
      no language
      ```

      ````markdown
      ```swift
      shown, not checked
      ```
      ````

      ```swift
      never closed
      """
    let found = samples(text).samples
    #expect(found.map(\.language) == ["swift", "swift", "swift", "markdown", "swift"])
    #expect(found.map(\.info)[2] == "swift x=y")
    #expect(found.filter(\.isSwift).map(\.text) == ["one\n", "two\n", "three\n", "never closed\n"])
    #expect(found.map(\.firstLine) == [1, 6, 12, 22, 28])
  }

  @Test(
    "tells Swift only by the exact first word",
    arguments: ["Swift", "swift,x", "{.swift}", "swiftui"])
  func languages(_ info: String) {
    #expect(samples("```\(info)\nx\n```").samples.map(\.isSwift) == [false])
  }

  @Test("leads from lines and columns of the code back to the file")
  func places() throws {
    let text = """
      - Item

          ```swift
          let é = 1
            two
        less
          ```
      """
    let (found, file) = samples(text)
    let sample = try #require(found.first)
    #expect(sample.text == "let é = 1\n  two\nless\n")
    #expect(sample.lines.map(file.text(in:)) == ["let é = 1", "  two", "less"])
    let place = file.position(of: sample.offset(line: 0, column: 7))
    #expect(place == SourcePosition(line: 4, column: 11))
    #expect(
      file.position(of: sample.offset(line: 1, column: 2)) == SourcePosition(line: 5, column: 7))
    #expect(
      file.position(of: sample.offset(line: 2, column: 0)) == SourcePosition(line: 6, column: 3))
  }

  @Test("takes places after the code as the end of its last line with something on it")
  func placesAfterTheEnd() throws {
    let (found, file) = samples("> ```swift\n> struct A {\n>   let a = 1\n>\n> ```\n")
    let sample = try #require(found.first)
    let end = SourcePosition(line: 3, column: 14)
    #expect(file.position(of: sample.offset(line: 3, column: 0)) == end)
    #expect(file.position(of: sample.offset(line: 9, column: 5)) == end)
    #expect(file.position(of: sample.offset(line: 1, column: 99)) == end)
  }

  @Test("counts a tab that was partly used up as the one byte that it is")
  func tabs() throws {
    let (found, file) = samples("1.  x\n\n    ```swift\n\tlet a\n\t\tlet b\n    ```\n")
    let sample = try #require(found.first)
    #expect(sample.text == "let a\n\tlet b\n")
    #expect(file.text(in: sample.offset(line: 0, column: 4)..<file.lines.length).first == "a")
    #expect(file.text(in: sample.offset(line: 1, column: 5)..<file.lines.length).first == "b")
  }

  @Test("keeps to the nodes that were asked for")
  func ranges() {
    let file = SourceFile(path: "a.md", text: "```swift\none\n```\n\n> ```swift\n> two\n> ```\n")
    let document = MarkdownReader.read(file).value
    let blocks = Array(document.children(of: .document))
    let second = SampleExtractor.samples(in: document, of: Array(blocks.dropFirst()))
    #expect(second.map(\.text) == ["two\n"])
    let first = SampleExtractor.samples(in: document, of: Array(blocks.prefix(1)))
    #expect(first.map(\.text) == ["one\n"])
  }
}
