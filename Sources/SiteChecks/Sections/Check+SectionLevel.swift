import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A section heading at the wrong level.
  static let sectionLevel: Check = Check(
    Rule(
      "section.level", .tightening,
      summary: "A section's heading is not of level 2.",
      rationale: "Screen reader users move from section to section by heading level.")
  ) { checked, rule in
    checked.sections.filter { $0.kind != nil && $0.level != 2 }.map { section in
      let span = checked.span(of: section)
      let marks = checked.document.file.text(in: span.range).prefix { $0 == "#" }.utf8.count
      let start = span.range.lowerBound
      let fixIts =
        marks == 0
        ? []
        : [
          FixIt(
            "write ## before it",
            replacing: SourceSpan(path: span.path, range: start..<(start + marks)), with: "##")
        ]
      return rule.finding(
        "the section \"\(section.title)\" is a heading of level \(section.level), not 2",
        at: span, suggestion: "write \"## \(section.title)\"", fixIts: fixIts)
    }
  }
}
