import HTMLMarkup
import MarkdownReader

/// Links, images and raw HTML.
extension MarkdownWriter {
  mutating func openLink(_ id: MarkdownNodeID, _ destination: String, _ title: String) {
    var address = destination
    // HTML has no links in links, but an autolink may stand in a link's text.
    if presentation != nil, isInLink {
      plainLinks.insert(id.index)
      return
    }
    switch presentation?.link(id) {
    case .address(let other): address = other
    case .plainText:
      plainLinks.insert(id.index)
      return
    case .unchanged, nil: break
    }
    var attributes = [HTMLAttribute("href", address: address)]
    if !title.isEmpty { attributes.append(HTMLAttribute("title", title)) }
    html.open("a", attributes)
  }

  /// Whether what is written stands in a link.
  var isInLink: Bool {
    open.contains {
      if case .link = document.nodes[$0].kind { !plainLinks.contains($0) } else { false }
    }
  }

  mutating func image(_ id: MarkdownNodeID, _ destination: String, _ title: String) {
    var address = destination
    let description = description(of: id)
    switch presentation?.link(id) {
    case .address(let other): address = other
    case .plainText: return html.text(description)
    case .unchanged, nil: break
    }
    var attributes = [HTMLAttribute("src", address: address), HTMLAttribute("alt", description)]
    // A title of "decorative" says to checks that the image needs no description.
    let isMark = presentation != nil && description.isEmpty && title == "decorative"
    if !title.isEmpty, !isMark { attributes.append(HTMLAttribute("title", title)) }
    html.void("img", attributes)
  }

  /// The text of an image without mark-up.
  private func description(of id: MarkdownNodeID) -> String {
    var text = ""
    for index in document.descendants(of: id) {
      switch document.nodes[index].kind {
      case .text(let part), .code(let part), .htmlInline(let part): text += part
      case .softBreak, .lineBreak: text += " "
      default: continue
      }
    }
    return text
  }

  mutating func inlineHTML(_ id: MarkdownNodeID, _ source: String) {
    if presentation?.allowsHTML(id) ?? true { html.verbatim(source) } else { html.text(source) }
  }

  mutating func blockHTML(_ id: MarkdownNodeID, _ source: String) {
    html.startLine()
    if presentation?.allowsHTML(id) ?? true {
      html.verbatim(source)
    } else {
      html.element("p", text: source.hasSuffix("\n") ? String(source.dropLast()) : source)
    }
    html.startLine()
  }
}
