import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Alerts")
struct MarkdownAlertTests {
  @Test("a quote is an alert by its first line alone")
  func kinds() throws {
    let document = MarkdownReader.read(try MarkdownFixture(name: "alerts").source()).value
    let quotes = document.nodes.indices.filter { document.nodes[$0].kind == .blockQuote }
    let kinds = quotes.map { document.alert(of: MarkdownNodeID(index: $0))?.kind }
    #expect(
      kinds == [.note, .tip, .important, .warning, .caution, nil, nil, nil, .note, .tip])
  }

  @Test("the marker is its line, or its paragraph where that holds nothing else")
  func markers() throws {
    let text = "> [!NOTE]\n> text\n\n> [!NOTE]\n>\n> text\n"
    let document = MarkdownReader.read(SourceFile(path: "a.md", text: text)).value
    let alerts = document.nodes.indices.compactMap { document.alert(of: MarkdownNodeID(index: $0)) }
    let sources = alerts.map { $0.marker.map { document.file.text(in: document[$0].range) } }
    #expect(sources == [["[!NOTE]", "\n"], ["[!NOTE]"]])
    #expect(alerts.last.map { document[$0.marker[0]].kind } == .paragraph)
  }

  @Test("nothing but a quote is an alert")
  func others() {
    let document = MarkdownReader.read(SourceFile(path: "a.md", text: "[!NOTE]\ntext\n")).value
    #expect(
      document.nodes.indices.allSatisfy { document.alert(of: MarkdownNodeID(index: $0)) == nil })
  }
}
