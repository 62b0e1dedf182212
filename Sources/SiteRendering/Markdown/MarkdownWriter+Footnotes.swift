import HTMLMarkup
import MarkdownReader

/// Footnotes, with links there and back.
///
/// On the site their ids are `fn.1` and `fnref.1`: anchors of headings never hold a full stop.
extension MarkdownWriter {
  mutating func footnoteReference(_ id: MarkdownNodeID, _ label: String) {
    let number = footnotes.number(of: label)
    let ordinal = footnotes.ordinal(of: id)
    html.open("sup", HTMLAttribute("class", "footnote-ref"))
    if presentation != nil, isInLink {
      html.element("span", HTMLAttribute("id", Self.mentionID(number, ordinal)), text: "\(number)")
      return html.close("sup")
    }
    if presentation == nil {
      let suffix = ordinal > 1 ? "-\(ordinal)" : ""
      html.open(
        "a", HTMLAttribute("href", address: "#fn-" + label),
        HTMLAttribute("id", address: "fnref-" + label + suffix), HTMLAttribute("data-footnote-ref"))
    } else {
      html.open(
        "a", HTMLAttribute("href", "#fn.\(number)"),
        HTMLAttribute("id", Self.mentionID(number, ordinal)),
        HTMLAttribute("aria-label", "Footnote \(number)"))
    }
    html.text("\(number)")
    html.close("a")
    html.close("sup")
  }

  mutating func openFootnote(_ label: String) {
    if footnote == 0 {
      if presentation == nil {
        html.open("section", HTMLAttribute("class", "footnotes"), HTMLAttribute("data-footnotes"))
      } else {
        html.startLine()
        html.open(
          "section", HTMLAttribute("class", "footnotes"), HTMLAttribute("aria-label", "Footnotes"))
      }
      html.newline()
      html.open("ol")
      html.newline()
    }
    footnote += 1
    if presentation == nil {
      html.open("li", HTMLAttribute("id", address: "fn-" + label))
    } else {
      html.open("li", HTMLAttribute("id", "fn.\(footnotes.number(of: label))"))
    }
    html.newline()
  }

  mutating func closeFootnote(_ label: String) {
    if backlinks(label) { html.newline() }
    html.close("li")
    html.newline()
  }

  /// Writes the links back to the mentions, once for each footnote; says whether it did.
  mutating func backlinks(_ label: String) -> Bool {
    guard footnoteWithBacklinks < footnote else { return false }
    footnoteWithBacklinks = footnote
    let count = footnotes.mentions(of: label)
    if presentation == nil {
      plainBacklinks(label, count)
    } else {
      siteBacklinks(footnotes.number(of: label), count)
    }
    return true
  }

  private mutating func plainBacklinks(_ label: String, _ count: Int) {
    for ordinal in 1...max(count, 1) {
      if ordinal > 1 { html.text(" ") }
      let suffix = ordinal > 1 ? "-\(ordinal)" : ""
      html.open(
        "a", HTMLAttribute("href", address: "#fnref-" + label + suffix),
        HTMLAttribute("class", "footnote-backref"), HTMLAttribute("data-footnote-backref"),
        HTMLAttribute("aria-label", "Back to content"))
      html.text("↩")
      if ordinal > 1 {
        html.element("sup", HTMLAttribute("class", "footnote-ref"), text: "\(ordinal)")
      }
      html.close("a")
    }
  }

  private mutating func siteBacklinks(_ number: Int, _ count: Int) {
    guard count > 0 else { return }
    for ordinal in 1...count {
      if ordinal > 1 { html.text(" ") }
      let label =
        count == 1
        ? "Back to footnote \(number) in the text"
        : "Back to footnote \(number) in the text, mention \(ordinal)"
      html.element(
        "a", HTMLAttribute("class", "footnote-backref"),
        HTMLAttribute("href", "#" + Self.mentionID(number, ordinal)),
        HTMLAttribute("aria-label", label), text: "↩")
    }
  }

  private static func mentionID(_ number: Int, _ ordinal: Int) -> String {
    ordinal == 1 ? "fnref.\(number)" : "fnref.\(number).\(ordinal)"
  }
}
