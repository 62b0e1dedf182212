import Foundation
import PatternbookCommand
import SourceDiagnostics
import Testing

@Suite("What list and explain answer") struct AnswerTests {
  private let card = """
    ---
    status: ready
    ---
    # Silent Save

    ## WCAG mapping

    - 4.1.3 Status Messages: nothing tells.
    """

  @Test("every rule can be explained", arguments: RuleList.all.map(\.id.name))
  func explain(name: String) async throws {
    let handbook = try ScratchHandbook()
    let rule = try #require(RuleList.rule(name))
    let text = await handbook.run("explain", name)
    #expect(text.code == 0)
    #expect(text.output.contains(rule.summary) && text.output.contains(rule.rationale))
    let json = try await handbook.run("explain", name, "--format", "json").json()
    #expect(json["id"] as? String == name)
    #expect(json["summary"] as? String == rule.summary)
  }

  @Test("rules are listed once each, sorted") func rules() async throws {
    let lines = try await ScratchHandbook().run("list", "rules").output.split(separator: "\n")
    #expect(lines.count == RuleList.all.count)
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == RuleList.all.map(\.id.name))
    #expect(Set(RuleList.all.map(\.id)).count == RuleList.all.count)
  }

  @Test("criteria are listed in numeric order") func criteria() async throws {
    let lines = try await ScratchHandbook().run("list", "criteria").output.split(separator: "\n")
    #expect(lines.count == 87)
    #expect(lines.first == "1.1.1\tA\tNon-text Content")
  }

  @Test("cards are listed with slug, status and title, drafts too") func cards() async throws {
    let handbook = try ScratchHandbook([
      "site.yml": "title: T\n", "content/patterns/silent-save.md": card,
      "content/patterns/other.md": "# Other\n", "content/a.md": "# A\n",
    ])
    let text = await handbook.run("list", "cards")
    #expect(text.code == 0)
    #expect(text.output == "other\tdraft\tOther\nsilent-save\tready\tSilent Save")
    let json = await handbook.run("list", "cards", "--format", "json").output
    let records = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(records?.last?["criteria"] as? [String] == ["4.1.3"])
    #expect(records?.last?["address"] as? String == "patterns/silent-save.html")
  }
}
