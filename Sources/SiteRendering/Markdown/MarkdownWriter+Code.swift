import HTMLMarkup
import MarkdownReader

/// Blocks of code.
extension MarkdownWriter {
  /// The most columns of code that fit on the page without scrolling.
  private static let fittingColumns = 80

  mutating func code(_ id: MarkdownNodeID, _ block: MarkdownCodeBlock) {
    html.startLine()
    guard let rendering = presentation?.code(id) else {
      html.open("pre")
      codeElement(block, content: nil)
      html.close("pre")
      return html.newline()
    }
    html.open("div", HTMLAttribute("class", "code"))
    html.newline()
    if let title = rendering.title {
      html.element("p", HTMLAttribute("class", "code-title"), text: title)
      html.newline()
    }
    if Self.overflows(block.literal) {
      // What can scroll must be reached by keyboard, and so needs a name.
      html.open(
        "pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "group"),
        HTMLAttribute("aria-label", rendering.label))
    } else {
      html.open("pre")
    }
    codeElement(block, content: rendering.content)
    html.close("pre")
    html.newline()
    closeLine("div")
  }

  private mutating func codeElement(_ block: MarkdownCodeBlock, content: HTML?) {
    let language = block.language
    if language.isEmpty {
      html.open("code")
    } else {
      html.open("code", HTMLAttribute("class", "language-" + language))
    }
    if let content { html.markup(content) } else { html.text(block.literal) }
    html.close("code")
  }

  /// Whether a line is longer than fits; a tab counts as four columns.
  private static func overflows(_ code: String) -> Bool {
    var columns = 0
    for scalar in code.unicodeScalars {
      if scalar == "\n" {
        columns = 0
        continue
      }
      columns += scalar == "\t" ? 4 : 1
      if columns > fittingColumns { return true }
    }
    return false
  }
}
