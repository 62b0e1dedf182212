import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// Raw HTML whose elements do not end where they begin.
  static let htmlUnbalanced: Check = Check(
    Rule(
      "html.unbalanced", .standard(.error),
      summary: "An element of raw HTML is not closed in the block it begins in, or never begins.",
      rationale: "An open element swallows the rest of the page, and the page is not valid HTML.")
  ) { checked, rule in
    var parents: [MarkdownNodeID: HTMLBalance] = [:]
    let allowed = checked.configuration.allowedHTML
    for (id, html) in checked.rawHTML
    where html.tags.allSatisfy({ allowed.contains($0.name) }) {
      let parent = checked.document[id].parent
      var isBlock = false
      if case .htmlBlock = checked.document[id].kind { isBlock = true }
      parents[parent, default: HTMLBalance()].take(html, id, isBlock: isBlock)
    }
    return parents.values.flatMap(\.faults).map { fault in
      let words = fault.isEnd ? "ends an element that does not begin" : "is not closed"
      return rule.finding(
        "<\(fault.isEnd ? "/" : "")\(fault.name)> \(words) in its block",
        at: checked.document.span(of: fault.node),
        suggestion: "begin and end the element in the same paragraph, list item or quote")
    }
  }
}
