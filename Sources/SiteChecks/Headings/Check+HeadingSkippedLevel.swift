import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A heading more than one level below the one before it.
  static let headingSkippedLevel: Check = Check(
    Rule(
      "heading.skipped-level", .standard(.error),
      summary: "A heading is more than one level deeper than the heading before it.",
      rationale: "Screen reader users move by heading level; a gap sounds like a lost section.")
  ) { checked, rule in
    // A section's heading at the wrong level has its own finding and counts as right.
    let sections = Set(checked.sections.filter { $0.kind != nil }.map(\.heading))
    var previous = 1
    return checked.headings.compactMap { id, written in
      let level = sections.contains(id) ? 2 : written
      defer { previous = level }
      guard level > previous + 1 else { return nil }
      return rule.finding(
        "a heading of level \(level) follows one of level \(previous)",
        at: checked.document.span(of: id),
        suggestion: "write \(String(repeating: "#", count: previous + 1)) before it")
    }
  }
}
