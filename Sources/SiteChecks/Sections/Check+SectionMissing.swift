import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A required section that is missing.
  static let sectionMissing: Check = Check(
    Rule(
      "section.missing", .tightening,
      summary: "A section that every card needs is missing.",
      rationale: "A card without it cannot be found, trusted or tested.")
  ) { checked, rule in
    // Behind a fence that is never closed every heading is code: that is the finding then.
    guard checked.page.kind.hasSections, checked.isReadable, !checked.page.hasUnclosedFence else {
      return []
    }
    let present = Set(checked.sections.compactMap { $0.kind?.id })
    let place = checked.page.titleHeading ?? .document
    let span = checked.document.span(of: place)
    let start = SourceSpan(path: span.path, range: span.range.lowerBound..<span.range.lowerBound)
    return checked.configuration.sections.sections
      .filter { $0.isRequired && !present.contains($0.id) }
      .map {
        rule.finding(
          "the section \"\($0.heading)\" is missing", at: place == .document ? start : span,
          suggestion: "add a heading \"## \($0.heading)\" and write it")
      }
  }
}
