import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// A link without a name.
  static let linkNoText: Check = Check(
    Rule(
      "link.no-text", .standard(.error),
      summary: "A link has no text, or only a decorative image.",
      rationale: "A screen reader reads the address instead, or only the word link.")
  ) { checked, rule in
    checked.links.compactMap { id in
      guard checked.document.plainText(of: id).allSatisfy(\.isWhitespace) else { return nil }
      return rule.finding(
        "this link has no text", at: checked.document.span(of: id),
        suggestion: "say in the brackets where it leads")
    }
  }
}
