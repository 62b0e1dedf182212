import SiteModel
import Testing

@Suite("The section table") struct SectionTableTests {
  private let table = SectionTable.standard

  private func isExact(_ text: String, _ id: String) -> Bool {
    if case .exact(let kind) = table.match(text) { kind.id == id } else { false }
  }

  @Test("each heading and each other spelling is a section") func headingsMatch() {
    for section in table.sections {
      for text in [section.heading] + section.spellings {
        #expect(table.match(text) == .exact(section))
      }
    }
    #expect(isExact("What we don’t do", "avoid"))
    #expect(isExact("See also", "related"))
  }

  @Test("a heading in another case is recognised as such", arguments: ["SYMPTOM", "symptom"])
  func otherCase(text: String) {
    guard case .wrongCase(let kind, "Symptom") = table.match(text) else {
      Issue.record("not taken for a wrong case")
      return
    }
    #expect(kind.id == "symptom")
  }

  @Test("a heading nearly written is a near miss", arguments: ["Symtpom", "Symptoms", "Symptm"])
  func nearMiss(text: String) {
    guard case .nearMiss(let kind, "Symptom") = table.match(text) else {
      Issue.record("not taken for a near miss")
      return
    }
    #expect(kind.id == "symptom")
  }

  @Test("another heading is no section", arguments: ["Background", "", "Platform notes"])
  func noSection(text: String) {
    #expect(table.match(text) == .none)
  }

  @Test("a section of the site stands after the one it names, else before Sources")
  func addedSections() throws {
    let fix = try #require(table.sections.first { $0.id == "fix" })
    let after = table.adding(heading: "Cost", isRequired: true, after: fix)
    let place = try #require(after.sections.firstIndex { $0.heading == "Cost" })
    #expect(after.sections[place - 1].id == "fix")
    #expect(after.sections[place].isRequired)
    let last = table.adding(heading: "Cost", isRequired: nil, after: nil).sections.suffix(2)
    #expect(last.map(\.heading) == ["Cost", "Sources"])
  }

  @Test("a section of the table can be made required and not be made optional")
  func requiredSections() {
    let table = table.adding(heading: "See also", isRequired: true, after: nil)
      .adding(heading: "Symptom", isRequired: false, after: nil)
    #expect(table.sections.count == SectionTable.standard.sections.count)
    #expect(table.sections.first { $0.id == "related" }?.isRequired == true)
    #expect(table.sections.first { $0.id == "symptom" }?.isRequired == true)
  }
}
