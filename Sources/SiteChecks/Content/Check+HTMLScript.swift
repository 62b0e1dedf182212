import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// Raw HTML that could run something.
  static let htmlScript: Check = Check(
    Rule(
      "html.script", .fixed(.error),
      summary: "A page holds raw HTML that could run something or bring in another page.",
      rationale: "Nothing of a card is ever executed, in the tool or in the browser.")
  ) { checked, rule in
    checked.rawHTML.compactMap { id, html in
      guard let tag = html.tags.first(where: { $0.isDangerous && !$0.isEnd })
      else { return nil }
      let event = tag.attributes.first { $0.hasPrefix("on") }
      return rule.finding(
        event.map { "the attribute \($0) is refused and shown as text" }
          ?? "<\(tag.name)> is refused and shown as text",
        at: checked.document.span(of: id),
        suggestion: "delete it; to show it to readers, put it in a code block")
    }
  }
}
