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
    if rendering.parts.isEmpty { preformatted(block, rendering.label, content: nil) }
    for part in rendering.parts { self.part(part, block, rendering) }
    if let message = rendering.message {
      html.open("p", HTMLAttribute("class", "code-message"))
      html.text("The compiler says: ")
      html.element("samp", text: message)
      html.close("p")
      html.newline()
    }
    if let verdict = rendering.verdict {
      html.element("p", HTMLAttribute("class", "code-verdict"), text: verdict)
      html.newline()
    }
    closeLine("div")
  }

  private mutating func part(
    _ part: CodeRendering.Part, _ block: MarkdownCodeBlock, _ rendering: CodeRendering
  ) {
    guard let label = part.label else {
      return preformatted(block, rendering.label, content: part.content)
    }
    html.open("div", HTMLAttribute("class", part.className.description))
    html.newline()
    html.element("p", HTMLAttribute("class", "code-part-label"), text: label)
    html.newline()
    preformatted(block, "\(label): \(rendering.label)", content: part.content)
    closeLine("div")
  }

  private mutating func preformatted(
    _ block: MarkdownCodeBlock, _ label: String, content: HTML?
  ) {
    if Self.overflows(block.literal) {
      // What can scroll must be reached by keyboard, and so needs a name.
      html.open(
        "pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "group"),
        HTMLAttribute("aria-label", label))
    } else {
      html.open("pre")
    }
    codeElement(block, content: content)
    html.close("pre")
    html.newline()
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
    for byte in code.utf8 {
      switch byte {
      case 0x0A: columns = 0
      case 0x09: columns += 4
      case 0x80...0xBF: break
      default: columns += 1
      }
      if columns > fittingColumns { return true }
    }
    return false
  }
}
