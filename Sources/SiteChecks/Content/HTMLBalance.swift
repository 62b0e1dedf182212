import MarkdownReader
import SiteModel

/// Follows the raw HTML among the children of one node and finds what is not closed.
struct HTMLBalance {
  /// A tag without its counterpart.
  struct Fault {
    var node: MarkdownNodeID
    var name: String
    var isEnd: Bool
  }

  private var open: [Fault] = []
  private var found: [Fault] = []

  /// What has no counterpart: what was found, and what is still open.
  var faults: [Fault] { found + open }

  /// Takes the next raw HTML of the node.
  ///
  /// A block may leave `details` open for the blocks after it, and nothing else.
  mutating func take(_ html: RawHTML, _ node: MarkdownNodeID, isBlock: Bool) {
    for tag in html.tags where tag.name != "br" {
      if !tag.isEnd {
        open.append(Fault(node: node, name: tag.name, isEnd: false))
      } else if open.last?.name == tag.name {
        open.removeLast()
      } else {
        found.append(Fault(node: node, name: tag.name, isEnd: true))
      }
    }
    guard isBlock else { return }
    found += open.filter { $0.name != "details" }
    open.removeAll { $0.name != "details" }
  }
}
