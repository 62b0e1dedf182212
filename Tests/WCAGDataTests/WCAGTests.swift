import Testing
import WCAGData

@Suite("Success criteria of WCAG") struct WCAGTests {
  private func number(_ text: String) throws -> CriterionNumber {
    try #require(CriterionNumber(text))
  }

  @Test("there are 87 criteria, each number, id and name once") func eachOnce() {
    #expect(WCAG.criteria.count == 87)
    #expect(Set(WCAG.criteria.map(\.number)).count == 87)
    #expect(Set(WCAG.criteria.map(\.id)).count == 87)
    #expect(Set(WCAG.criteria.map(\.name)).count == 87)
  }

  @Test(
    "each version has its criteria of each level",
    arguments: [
      (WCAGVersion.v20, [25, 13, 23]), (.v21, [30, 20, 28]), (.v22, [31, 24, 31]),
    ])
  func countsOfLevels(version: WCAGVersion, counts: [Int]) {
    let criteria = WCAG.criteria.filter { $0.isPart(of: version) }
    #expect(
      ConformanceLevel.allCases.map { level in criteria.count { $0.level == level } } == counts)
  }

  @Test("criteria stand in numeric order") func numericOrder() throws {
    let numbers = WCAG.criteria.map(\.number)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    let third = try #require(numbers.firstIndex(of: number("1.4.3")))
    let tenth = try #require(numbers.firstIndex(of: number("1.4.10")))
    #expect(third < tenth)
  }

  @Test("4.1.1 belongs to 2.0 and 2.1 and was removed by 2.2") func parsingWasRemoved() throws {
    let parsing = try #require(WCAG.criterion(number("4.1.1")))
    #expect(parsing.removed == .v22)
    #expect(parsing.isPart(of: .v20) && parsing.isPart(of: .v21))
    #expect(!parsing.isPart(of: .v22))
    #expect(parsing.understandingAddress.contains("WCAG21/Understanding/parsing.html"))
    #expect(WCAG.criteria.filter { $0.removed != nil } == [parsing])
  }

  @Test("a criterion is no part of versions before its own") func introduced() throws {
    let reflow = try #require(WCAG.criterion(number("1.4.10")))
    #expect(!reflow.isPart(of: .v20))
    #expect(reflow.isPart(of: .v21) && reflow.isPart(of: .v22))
    #expect(
      reflow.understandingAddress == "https://www.w3.org/WAI/WCAG22/Understanding/reflow.html")
  }

  @Test("four principles hold all criteria in order") func principlesHoldAll() {
    #expect(
      WCAG.principles.map(\.name) == ["Perceivable", "Operable", "Understandable", "Robust"])
    let guidelines = WCAG.principles.flatMap(\.guidelines)
    #expect(guidelines.count == 13)
    #expect(guidelines.flatMap(\.criteria) == WCAG.criteria)
  }

  @Test("a guideline holds the criteria of its number") func guidelinesHoldTheirOwn() {
    for guideline in WCAG.principles.flatMap(\.guidelines) {
      #expect(!guideline.criteria.isEmpty)
      #expect(
        guideline.criteria.allSatisfy { $0.number.parts.dropLast() == guideline.number.parts[...] })
    }
  }

  @Test("former names are kept") func formerNames() throws {
    #expect(try WCAG.criterion(number("1.4.4"))?.formerNames == ["Resize text"])
    #expect(try WCAG.criterion(number("2.5.5"))?.formerNames == ["Target Size"])
    #expect(try WCAG.criterion(number("2.3.3"))?.formerNames == [])
  }

  @Test("a number that no criterion has gives none", arguments: ["1.4.14", "9.9.9", "1.4", "2"])
  func unknownNumbers(text: String) throws {
    #expect(try WCAG.criterion(number(text)) == nil)
  }

  @Test(
    "what is no number is refused",
    arguments: ["", "1.", ".1", "1..2", "1.2.3.4", "a", "1.-2", "+1"])
  func noNumbers(text: String) {
    #expect(CriterionNumber(text) == nil)
  }

  @Test("levels and versions are in order") func order() {
    #expect(ConformanceLevel.A < .AA && ConformanceLevel.AA < .AAA)
    #expect(WCAGVersion.v20 < .v21 && WCAGVersion.v21 < .v22)
  }
}
