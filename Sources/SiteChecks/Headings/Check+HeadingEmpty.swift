import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A heading without text.
  static let headingEmpty: Check = Check(
    Rule(
      "heading.empty", .standard(.error), summary: "A heading has no text.",
      rationale: "A screen reader says \"heading\" and nothing more.")
  ) { checked, rule in
    checked.headings.compactMap { id, _ in
      guard checked.document.plainText(of: id).allSatisfy(\.isWhitespace) else { return nil }
      return rule.finding(
        "this heading has no text", at: checked.document.span(of: id),
        suggestion: "write its text, or delete the marks")
    }
  }
}
