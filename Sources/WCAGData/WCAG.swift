/// The success criteria of WCAG 2.0, 2.1 and 2.2.
///
/// Source: W3C, the repository w3c/wcag; the commit is named at the head of `data/criteria.tsv`.
package enum WCAG {
  /// All 87 criteria in numeric order; 4.1.1 among them, which 2.2 removed.
  package static let criteria: [SuccessCriterion] = rows(of: "criteria.tsv")
    .compactMap(criterion)
    .sorted { $0.number < $1.number }

  /// The principles with their guidelines and criteria, in numeric order.
  package static let principles: [Principle] = makePrinciples()

  private static let byNumber: [CriterionNumber: SuccessCriterion] = Dictionary(
    criteria.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })

  /// The criterion of a number, or nil.
  package static func criterion(_ number: CriterionNumber) -> SuccessCriterion? {
    byNumber[number]
  }

  /// The rows of an embedded table, without comments, split into columns.
  static func rows(of name: String) -> [[String]] {
    guard let file = embeddedFiles.first(where: { "\($0.path)" == name }) else { return [] }
    return "\(file.text)".split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func criterion(_ row: [String]) -> SuccessCriterion? {
    guard row.count == 8, let number = CriterionNumber(row[0]),
      let level = ConformanceLevel(rawValue: row[3]),
      let introduced = WCAGVersion(rawValue: row[4])
    else { return nil }
    return SuccessCriterion(
      number: number, id: row[1], name: row[2], level: level, introduced: introduced,
      removed: WCAGVersion(rawValue: row[5]), understandingSlug: row[6],
      formerNames: row[7] == "-" ? [] : row[7].split(separator: "|").map(String.init))
  }

  private static func makePrinciples() -> [Principle] {
    let named = rows(of: "structure.tsv").compactMap { row in
      CriterionNumber(row[0]).map { (number: $0, name: row[2]) }
    }
    return named.filter { $0.number.parts.count == 1 }.map { principle in
      let guidelines = named.filter {
        $0.number.parts.count == 2 && $0.number.parts[0] == principle.number.parts[0]
      }
      return Principle(
        number: principle.number, name: principle.name,
        guidelines: guidelines.map { guideline in
          Guideline(
            number: guideline.number, name: guideline.name,
            criteria: criteria.filter { $0.number.parts.starts(with: guideline.number.parts) })
        })
    }
  }
}
