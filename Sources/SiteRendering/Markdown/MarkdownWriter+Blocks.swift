import HTMLMarkup
import MarkdownReader

/// Blocks.
extension MarkdownWriter {
  mutating func enterBlock(_ id: MarkdownNodeID, _ kind: MarkdownNodeKind) {
    switch kind {
    case .paragraph: openParagraph(id)
    case .heading(let level): openHeading(id, level)
    case .blockQuote: openQuote(id)
    case .list(let list): openList(id, list)
    case .item(let checked): openItem(id, checked)
    case .codeBlock(let block): code(id, block)
    case .htmlBlock(let source): blockHTML(id, source)
    case .thematicBreak:
      html.startLine()
      html.void("hr")
      html.newline()
    case .footnoteDefinition(let label): openFootnote(label)
    case .table: openTable(id)
    case .tableRow(let isHeader): openRow(isHeader)
    case .tableCell: openCell(id)
    default: break
    }
  }

  mutating func leaveBlock(_ id: MarkdownNodeID, _ kind: MarkdownNodeKind) {
    switch kind {
    case .paragraph: closeParagraph(id)
    case .heading(let level): closeHeading(id, level)
    case .blockQuote:
      html.startLine()
      closeLine(isAlert(id) ? "div" : "blockquote")
    case .list(let list): closeLine(list.start == nil ? "ul" : "ol")
    case .item: closeLine("li")
    case .footnoteDefinition(let label): closeFootnote(label)
    case .table: closeTable()
    case .tableRow(let isHeader): closeRow(isHeader)
    case .tableCell: closeCell(id)
    default: break
    }
  }

  /// Writes an end tag and ends the line.
  mutating func closeLine(_ element: StaticString) {
    html.close(element)
    html.newline()
  }

  // MARK: Paragraphs

  private func isTight(_ paragraph: MarkdownNodeID) -> Bool {
    let parent = document[paragraph].parent
    guard parent != .document, case .list(let list) = document[document[parent].parent].kind else {
      return false
    }
    return list.isTight
  }

  private mutating func openParagraph(_ id: MarkdownNodeID) {
    if !isTight(id) {
      html.startLine()
      html.open("p")
    }
    guard presentation != nil, let isChecked = task(of: id) else { return }
    html.open("label")
    checkbox(isChecked)
  }

  private mutating func closeParagraph(_ id: MarkdownNodeID) {
    if presentation != nil, task(of: id) != nil { html.close("label") }
    guard !isTight(id) else { return }
    let parent = document[id].parent
    if case .footnoteDefinition(let label) = document[parent].kind,
      document[id].end == document[parent].end
    {
      html.text(" ")
      _ = backlinks(label)
    }
    closeLine("p")
  }

  // MARK: Headings

  private mutating func openHeading(_ id: MarkdownNodeID, _ level: Int) {
    html.startLine()
    if let anchor = presentation?.anchors[id] {
      if hasPermalink(id) {
        html.open("div", HTMLAttribute("class", "heading"))
        html.newline()
      }
      html.open(element(level), HTMLAttribute("id", anchor))
    } else {
      html.open(element(level))
    }
  }

  private mutating func closeHeading(_ id: MarkdownNodeID, _ level: Int) {
    closeLine(element(level))
    guard let anchor = presentation?.anchors[id] else { return }
    guard hasPermalink(id) else { return }
    let text = document.plainText(of: id)
    html.element(
      "a", HTMLAttribute("class", "permalink"), HTMLAttribute("href", "#" + anchor),
      HTMLAttribute("aria-label", "Permalink: " + text), text: "#")
    html.newline()
    closeLine("div")
  }

  /// Whether a heading has a text by which its permalink can be named.
  private func hasPermalink(_ id: MarkdownNodeID) -> Bool {
    !document.plainText(of: id).isEmpty
  }

  private func element(_ level: Int) -> StaticString {
    switch level + (presentation?.headingShift ?? 0) {
    case ...1: "h1"
    case 2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }

  // MARK: Quotes

  private func isAlert(_ id: MarkdownNodeID) -> Bool {
    presentation != nil && document.alert(of: id) != nil
  }

  private mutating func openQuote(_ id: MarkdownNodeID) {
    html.startLine()
    guard presentation != nil, let alert = document.alert(of: id) else {
      html.open("blockquote")
      return html.newline()
    }
    html.open("div", HTMLAttribute("class", "alert alert-" + alert.kind.rawValue))
    html.newline()
    html.element("p", HTMLAttribute("class", "alert-title"), text: alert.kind.title)
    html.newline()
    for node in alert.marker { omitted.insert(node.index) }
  }

  // MARK: Lists

  private mutating func openList(_ id: MarkdownNodeID, _ list: MarkdownList) {
    html.startLine()
    let element: StaticString = list.start == nil ? "ul" : "ol"
    var attributes: [HTMLAttribute] = []
    if let start = list.start, start != 1 { attributes.append(HTMLAttribute("start", "\(start)")) }
    if presentation != nil, hasTasks(id) {
      attributes.append(HTMLAttribute("class", "task-list"))
    }
    html.open(element, attributes)
    html.newline()
  }

  private func hasTasks(_ list: MarkdownNodeID) -> Bool {
    document.children(of: list).contains {
      if case .item(checked: .some) = document[$0].kind { true } else { false }
    }
  }

  private mutating func openItem(_ id: MarkdownNodeID, _ checked: Bool?) {
    html.startLine()
    html.open("li")
    guard let checked else { return }
    if presentation == nil {
      plainCheckbox(checked)
    } else if firstParagraph(ofTask: id) == nil {
      // Without words of its own a task still needs a name.
      checkbox(checked, label: "Task")
    }
  }

  private mutating func plainCheckbox(_ isChecked: Bool) {
    var attributes = [HTMLAttribute("type", "checkbox")]
    if isChecked { attributes.append(HTMLAttribute("checked", "")) }
    attributes.append(HTMLAttribute("disabled", ""))
    html.void("input", attributes)
    html.text(" ")
  }

  private mutating func checkbox(_ isChecked: Bool, label: String? = nil) {
    var attributes = [HTMLAttribute("type", "checkbox")]
    if isChecked { attributes.append(HTMLAttribute("checked")) }
    if let label { attributes.append(HTMLAttribute("aria-label", label)) }
    html.void("input", attributes)
    html.text(" ")
  }

  private func firstParagraph(ofTask item: MarkdownNodeID) -> MarkdownNodeID? {
    guard let first = document.children(of: item).first(where: { _ in true }) else { return nil }
    if case .paragraph = document[first].kind { return first }
    return nil
  }

  /// Whether the task whose words a paragraph holds is done; nil where it holds no task's.
  private func task(of paragraph: MarkdownNodeID) -> Bool? {
    let parent = document[paragraph].parent
    guard paragraph.index == parent.index + 1 else { return nil }
    guard case .item(let checked) = document[parent].kind else { return nil }
    return checked
  }
}
