import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// An item of WCAG mapping that cannot be read.
  static let wcagUnreadable: Check = Check(
    Rule(
      "wcag.unreadable", .tightening,
      summary: "An item of WCAG mapping names neither a criterion nor a best practice.",
      rationale: "The WCAG index is made of these items; one that cannot be read is missing there.")
  ) { checked, rule in
    (checked.page.card?.unreadableMappings ?? []).map { item in
      let first = checked.document.children(of: item).first { _ in true } ?? item
      return rule.finding(
        "this is neither a success criterion nor a best practice",
        at: checked.document.span(of: first),
        suggestion: checked.document.plainText(of: item).first?.isNumber == true
          ? "after number and name, a colon and how it applies are needed"
          : "write \"1.3.1 Info and Relationships: how it applies\" or \"Best practice: reason\"")
    }
  }
}
