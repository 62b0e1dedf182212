import SiteModel
import SourceDiagnostics

extension Check {
  /// A heading that nearly is a section's.
  static let sectionMisspelt: Check = Check(
    Rule(
      "section.misspelt", .tightening,
      summary: "A heading is nearly a section's heading.",
      rationale: "The section would be missing from the card and from every index made of it.")
  ) { checked, rule in
    checked.sections.compactMap { section in
      guard let kind = section.kind, case .nearMiss(_, let spelling) = section.match else {
        return nil
      }
      let missing = kind.isRequired ? ", without which the section is missing" : ""
      return rule.finding(
        "\"\(section.title)\" is no section", at: checked.span(of: section),
        notes: [Note("it is read as \"\(kind.heading)\"\(missing)")],
        suggestion: "did you mean \"\(spelling)\"?",
        fixIts: [
          FixIt("replace the heading", replacing: checked.textSpan(of: section), with: spelling)
        ])
    }
  }
}
