import MarkdownReader
import SiteModel

/// Makes the on-page contents of headings.
enum ContentsList {
  /// The headings of levels 2 and 3 among some blocks.
  static func entries(_ blocks: [MarkdownNodeID], of page: Page) -> [ContentsView] {
    var result: [ContentsView] = []
    for block in blocks {
      guard case .heading(let level) = page.document[block].kind, level == 2 || level == 3,
        let anchor = page.anchors.byHeading[block]
      else { continue }
      let entry = ContentsView(anchor: anchor, title: page.document.plainText(of: block))
      if level == 2 || result.isEmpty {
        result.append(entry)
      } else {
        result[result.count - 1].children.append(entry)
      }
    }
    return result
  }
}
