import HTMLMarkup
import MarkdownReader

/// Tables.
extension MarkdownWriter {
  /// How many headers a table is named after.
  private static let namingHeaders = 3

  mutating func openTable(_ id: MarkdownNodeID) {
    html.startLine()
    if presentation != nil {
      html.open(
        "div", HTMLAttribute("class", "table-scroll"), HTMLAttribute("role", "group"),
        HTMLAttribute("tabindex", "0"), HTMLAttribute("aria-label", tableName(id)))
    }
    html.open("table")
    hasTableBody = false
  }

  mutating func closeTable() {
    if hasTableBody {
      html.startLine()
      closeLine("tbody")
    }
    hasTableBody = false
    html.startLine()
    html.close("table")
    if presentation != nil { html.close("div") }
    html.startLine()
  }

  mutating func openRow(_ isHeader: Bool) {
    html.startLine()
    column = 0
    isHeaderRow = isHeader
    if isHeader {
      html.open("thead")
      html.newline()
    } else if !hasTableBody {
      html.open("tbody")
      html.newline()
      hasTableBody = true
    }
    html.open("tr")
  }

  mutating func closeRow(_ isHeader: Bool) {
    html.startLine()
    html.close("tr")
    guard isHeader else { return }
    html.startLine()
    html.close("thead")
    isHeaderRow = false
  }

  mutating func openCell(_ id: MarkdownNodeID) {
    html.startLine()
    let alignment = alignment(of: id, column)
    column += 1
    var attributes: [HTMLAttribute] = []
    if isHeader(id), presentation != nil { attributes.append(HTMLAttribute("scope", "col")) }
    if let alignment {
      attributes.append(
        presentation == nil
          ? HTMLAttribute("align", alignment) : HTMLAttribute("class", "align-" + alignment))
    }
    html.open(isHeader(id) ? "th" : "td", attributes)
  }

  mutating func closeCell(_ id: MarkdownNodeID) {
    html.close(isHeader(id) ? "th" : "td")
  }

  /// Whether a cell names its column; on the site an empty one does not.
  private func isHeader(_ cell: MarkdownNodeID) -> Bool {
    isHeaderRow && (presentation == nil || document[cell].end.index > cell.index + 1)
  }

  private func alignment(of cell: MarkdownNodeID, _ column: Int) -> String? {
    let table = document[document[cell].parent].parent
    guard case .table(let columns) = document[table].kind, column < columns.count else {
      return nil
    }
    return switch columns[column] {
    case .none: nil
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }

  private func tableName(_ id: MarkdownNodeID) -> String {
    guard let row = document.children(of: id).first(where: { _ in true }) else { return "Table" }
    let names = document.children(of: row).map { document.plainText(of: $0) }
    let headers = names.filter { !$0.isEmpty }.prefix(Self.namingHeaders)
    return headers.isEmpty ? "Table" : "Table: " + headers.joined(separator: ", ")
  }
}
