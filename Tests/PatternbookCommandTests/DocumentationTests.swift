import Foundation
import SiteModel
import Testing

@Suite("What the handbook says about its own tool") struct DocumentationTests {
  private func page(_ path: String) throws -> String {
    let root = CheckFixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "content/" + path), encoding: .utf8)
  }

  @Test("the page about the command line names every command and option")
  func commandLine() async throws {
    let text = try page("project/command-line.md")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let handbook = try ScratchHandbook()
    for command in CommandLineTests.commands {
      #expect(headings.contains { $0.contains(command) }, "\(command)")
      let help = await handbook.run("help", command).output
      for word in help.split(whereSeparator: \.isWhitespace) where word.hasPrefix("--") {
        #expect(text.contains("`\(word)"), "\(command) \(word)")
      }
    }
  }

  @Test("the page about site.yml has a row for every field and for no other") func siteFile() throws
  {
    let text = try page("project/site-yml.md")
    let table = text.components(separatedBy: "## Keys").last?.components(separatedBy: "\n## ").first
    let rows = (table ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(names.sorted() == SiteConfiguration.fields.map(\.name).sorted())
  }

  @Test("the page about writing a card names every section in order, and which are required")
  func sections() throws {
    let text = try page("project/writing-a-card.md")
    let rows = text.split(separator: "\n").map(String.init)
    let expected = SectionTable.standard.sections.map {
      "| \($0.heading) | \($0.isRequired ? "yes" : "no") |"
    }
    let found = rows.compactMap { row in expected.first { row.hasPrefix($0) } }
    #expect(found == expected)
  }

  @Test("the page about writing a card names every field and every key of Check") func keys() throws
  {
    let text = try page("project/writing-a-card.md")
    for key in ["Profile", "Task", "Expected", "ID"] {
      #expect(text.contains(key + ":"), "\(key)")
    }
    for field in PageKind.card.fields { #expect(text.contains("`\(field.name)`"), "\(field.name)") }
    for group in PageKind.affectedGroups { #expect(text.contains(group), "\(group)") }
  }
}
