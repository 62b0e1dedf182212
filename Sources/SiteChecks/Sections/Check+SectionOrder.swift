import SiteModel
import SourceDiagnostics

extension Check {
  /// A section out of its order.
  static let sectionOrder: Check = Check(
    Rule(
      "section.order", .standard(.warning),
      summary: "A section is out of its order.",
      rationale: "Who reads many cards knows where to look; the same order everywhere keeps it so.")
  ) { checked, rule in
    let table = checked.configuration.sections
    let known = checked.sections.compactMap { section in
      section.isRepeated ? nil : section.kind.flatMap(table.order).map { (section, $0) }
    }
    let inOrder = longestRun(known.map(\.1))
    return known.enumerated().filter { !inOrder.contains($0.offset) }.map { _, entry in
      let before = known.map(\.1).filter { $0 < entry.1 }.max()
      let place = before.map { "after \"\(table.sections[$0].heading)\"" } ?? "first"
      return rule.finding(
        "the section \"\(entry.0.title)\" is out of order", at: checked.span(of: entry.0),
        suggestion: "move it; it stands \(place)")
    }
  }

  /// The places of a longest ascending run of some numbers: what need not be moved.
  private static func longestRun(_ numbers: [Int]) -> Set<Int> {
    var best: [[Int]] = []
    for (place, number) in numbers.enumerated() {
      let earlier = best.enumerated().filter { numbers[$0.offset] < number }.map(\.element)
      best.append((earlier.max { $0.count < $1.count } ?? []) + [place])
    }
    return Set(best.max { $0.count < $1.count } ?? [])
  }
}
