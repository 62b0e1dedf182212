import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A second heading of level 1.
  static let headingSecondTitle: Check = Check(
    Rule(
      "heading.second-title", .standard(.error),
      summary: "A page has a second heading of level 1.",
      rationale: "The heading of level 1 names the page; with two, nobody knows which does.")
  ) { checked, rule in
    checked.headings.filter { id, level in
      // A section heading of the wrong level has its own finding.
      level == 1 && id != checked.page.titleHeading
        && !checked.sections.contains { $0.heading == id && $0.kind != nil }
    }
    .map { id, _ in
      let notes = checked.page.titleHeading.map {
        [Note("the first is here", at: checked.document.span(of: $0))]
      }
      return rule.finding(
        "a second heading of level 1", at: checked.document.span(of: id), notes: notes ?? [],
        suggestion: "write ## before it")
    }
  }
}
