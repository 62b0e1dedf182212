import SiteModel
import SourceDiagnostics

extension Check {
  /// A section given twice.
  static let sectionRepeated: Check = Check(
    Rule(
      "section.repeated", .tightening,
      summary: "A section is given twice.",
      rationale: "Only the first counts for indexes and checks; the second is easily overlooked.")
  ) { checked, rule in
    checked.sections.filter(\.isRepeated).map { section in
      let first = checked.sections.first { $0.kind?.id == section.kind?.id }
      let notes = first.map { [Note("first given here", at: checked.span(of: $0))] } ?? []
      return rule.finding(
        "the section \"\(section.kind?.heading ?? section.title)\" is given twice",
        at: checked.span(of: section), notes: notes, suggestion: "join the two")
    }
  }
}
