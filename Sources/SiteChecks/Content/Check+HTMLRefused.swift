import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// Raw HTML outside the allowed set.
  static let htmlRefused: Check = Check(
    Rule(
      "html.refused", .standard(.error),
      summary: "A page holds raw HTML that is not allowed; it is shown as text.",
      rationale: "Raw HTML goes round every check of headings, links and text alternatives.")
  ) { checked, rule in
    let allowed = checked.configuration.allowedHTML
    return checked.rawHTML.compactMap { id, html in
      guard !html.isAllowed(allowed), !html.tags.contains(where: \.isDangerous) else { return nil }
      let names = Set(html.tags.filter { !$0.isAllowed(allowed) }.map(\.name)).sorted()
      let shown = names.map { $0.isEmpty ? "declaration" : "<\($0)>" }.joined(separator: ", ")
      return rule.finding(
        "this raw HTML is not allowed and is shown as text: \(shown)",
        at: checked.document.span(of: id),
        suggestion: "write it in Markdown; allowed are " + allowed.sorted().joined(separator: ", "))
    }
  }
}
