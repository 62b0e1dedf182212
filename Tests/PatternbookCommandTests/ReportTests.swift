import Foundation
import PatternbookCommand
import Testing

@Suite("Reports") struct ReportTests {
  private func report(_ format: String, page: String) async throws -> ScratchHandbook.Outcome {
    let handbook = try ScratchHandbook([
      "site.yml": "title: T\n", "content/a.md": page, "content/note.md": "# N\n",
    ])
    return await handbook.run("check", "--no-samples", "--quiet", "--format", format)
  }

  @Test("a person reads place, message, line, caret and what to try") func plain() async throws {
    let text = try await report("text", page: "# A\n\nSee [x](nots.md) now.\n").output
    #expect(
      text == """
        content/a.md:3:5: error: there is no page or file "nots.md" [link.unresolved]
        3 | See [x](nots.md) now.
          |     ^
           = try: did you mean "note.md"?
        """)
  }

  @Test("the caret stands right after characters of several bytes") func caret() async throws {
    let text = try await report("text", page: "# A\n\nÉé漢 [x](nots.md)\n").output
    #expect(text.contains("content/a.md:3:5: error"))
    #expect(text.contains("\n3 | Éé漢 [x](nots.md)\n  |     ^\n"))
  }

  @Test("the caret stands right after a tab") func tabs() async throws {
    let text = try await report("text", page: "# A\n\nä\t[x](nots.md)\n").output
    #expect(text.contains("content/a.md:3:3: error"))
    #expect(text.contains("\n3 | ä\t[x](nots.md)\n  |  \t^\n"))
  }

  @Test("JSON has the place, the words and the counts") func json() async throws {
    let report = try await report("json", page: "# A\n\né [x](nots.md)\n").json()
    #expect(report["version"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding["path"] as? String == "content/a.md")
    #expect(finding["line"] as? Int == 3 && finding["column"] as? Int == 3)
    #expect(finding["endLine"] as? Int == 3 && finding["endColumn"] as? Int == 15)
    #expect(finding["severity"] as? String == "error")
    #expect(finding["rule"] as? String == "link.unresolved")
    #expect(finding["suggestion"] as? String == "did you mean \"note.md\"?")
    #expect((finding["notes"] as? [Any])?.isEmpty == true)
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1 && summary["pages"] as? Int == 2)
  }

  @Test("JSON of a clean handbook is a report too") func cleanJSON() async throws {
    let report = try await ScratchHandbook().run("check", "--no-samples", "--format", "json").json()
    #expect((report["findings"] as? [Any])?.isEmpty == true)
  }

  @Test("a workflow command escapes what would end it") func github() async throws {
    let handbook = try ScratchHandbook([
      "site.yml": "title: T\n", "content/a,b%.md": "# A\n\n[x](<no%25,ts.md>)\n",
    ])
    let text = await handbook.run("check", "--no-samples", "--format", "github").output
    #expect(text.hasPrefix("::error file=content/a%2Cb%25.md,line=3,col=1,endLine=3,endColumn="))
    #expect(text.contains(",title=link.unresolved::"))
    #expect(text.contains("\"no%25,ts.md\""))
    #expect(!text.contains("\n"))
  }

  @Test("a workflow command keeps its further lines in one") func githubLines() async throws {
    let text = try await report("github", page: "# A\n\n[x](nots.md)\n").output
    #expect(text.contains("[link.unresolved]%0Atry: did you mean"))
    #expect(!text.contains("\n"))
  }

  @Test("each form tells of the same findings", arguments: ["text", "json", "sarif", "github"])
  func forms(format: String) async throws {
    let outcome = try await report(format, page: "# A\n\n[x](nots.md)\n")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("link.unresolved"))
  }
}
