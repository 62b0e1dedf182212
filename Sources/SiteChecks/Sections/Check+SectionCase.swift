import SiteModel
import SourceDiagnostics

extension Check {
  /// A section heading in the wrong case.
  static let sectionCase: Check = Check(
    Rule(
      "section.case", .tightening,
      summary: "A section's heading is in the wrong case.",
      rationale: "Readers scan many cards; a heading that looks different reads as another section."
    )
  ) { checked, rule in
    checked.sections.compactMap { section in
      guard case .wrongCase(_, let spelling) = section.match else { return nil }
      return rule.finding(
        "the section heading \"\(section.title)\" is in the wrong case",
        at: checked.span(of: section), suggestion: "write \"\(spelling)\"",
        fixIts: [
          FixIt("replace the heading", replacing: checked.textSpan(of: section), with: spelling)
        ])
    }
  }
}
