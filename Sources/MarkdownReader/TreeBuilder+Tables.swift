import SourceDiagnostics

/// Where tables stand; cmark-gfm's places are those of the paragraph a table was made of.
extension TreeBuilder {
  private static let pipe = UInt8(ascii: "|")
  private static let backslash = UInt8(ascii: "\\")

  /// Adds a table.
  mutating func enterTable(_ tree: borrowing CMarkTree) {
    let text = Array(tree.content.utf8)
    let lines = text.split(separator: 0x0A)
    let header = line(tree.startLine) + max(lines.count - 1, 0)
    let range = file.lines.range(ofLine: header)
    let start = max(range.lowerBound, range.upperBound - (lines.last?.count ?? 0))
    headerRow = start..<range.upperBound
    push(.table, .table(columns: tree.columns), start..<max(start, end(ofLine: header + 1)))
  }

  /// Adds a row and finds its cells.
  mutating func enterRow(_ tree: borrowing CMarkTree) {
    let isHeader = tree.isHeader
    var row = isHeader ? headerRow : file.lines.range(ofLine: line(tree.startLine))
    if !isHeader {
      while let byte = source[row].first, ASCII.isBlank(byte) || byte == UInt8(ascii: ">") {
        row = (row.lowerBound + 1)..<row.upperBound
      }
    }
    splitCells(row)
    while let byte = source[row].last, ASCII.isSpace(byte) {
      row = row.lowerBound..<(row.upperBound - 1)
    }
    push(.tableRow, .tableRow(isHeader: isHeader), row)
    cells.insert(row.upperBound..<row.upperBound, at: 0)
  }

  /// Adds the row's next cell, and takes its text; a cell that is not written is empty, at the end.
  mutating func enterCell() {
    let cell = (cells.count > 1 ? cells.popLast() : cells.last) ?? 0..<0
    content.clear()
    content.split(at: 0, offset: cell.lowerBound)
    var index = cell.lowerBound
    while index < cell.upperBound {
      let isEscape =
        source[index] == Self.backslash && index + 1 < cell.upperBound
        && source[index + 1] == Self.pipe
      content.extend(CollectionOfOne(source[isEscape ? index + 1 : index]))
      index += isEscape ? 2 : 1
      if isEscape { content.split(at: content.bytes.count, offset: index) }
    }
    push(.tableCell, .tableCell, cell)
  }

  /// Splits a row at its pipes, but not at escaped ones, into `cells`, the first one last.
  private mutating func splitCells(_ row: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    var place = row.lowerBound
    if place < row.upperBound, source[place] == Self.pipe { place = afterPipe(place, row) }
    while place < row.upperBound {
      var end = place
      while end < row.upperBound, source[end] != Self.pipe {
        let isEscape =
          source[end] == Self.backslash && end + 1 < row.upperBound && source[end + 1] == Self.pipe
        end += isEscape ? 2 : 1
      }
      cells.append(trimmed(place..<end))
      place = end < row.upperBound ? afterPipe(end, row) : end
    }
    cells.reverse()
  }

  private func afterPipe(_ pipe: Int, _ row: Range<Int>) -> Int {
    var place = pipe + 1
    while place < row.upperBound, ASCII.isSpace(source[place]) { place += 1 }
    return place
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, ASCII.isSpace(source[end - 1]) { end -= 1 }
    while start < end, ASCII.isSpace(source[start]) { start += 1 }
    return start..<end
  }

  /// Takes the lines of a paragraph that stood directly before a table's header: cmark-gfm gives it
  /// no place, trims it, and takes the backslash from escaped pipes.
  mutating func loadUnplaced(_ text: String, firstLine: Int) {
    content.clear()
    let bytes = Array(text.utf8)
    var line = firstLine
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if part.startIndex > 0 { content.extend(CollectionOfOne(0x0A)) }
      let start = content.bytes.count
      content.extend(part)
      let end = self.end(ofLine: line)
      let trailing = part.reversed().prefix { ASCII.isBlank($0) }.count
      anchor(start..<(content.bytes.count - trailing), endingAt: end)
      line += 1
    }
  }

  /// Places a stretch of the text that ends where a line of the file does.
  private mutating func anchor(_ stretch: Range<Int>, endingAt end: Int) {
    var pieces: [(start: Int, offset: Int)] = []
    var (index, offset) = (stretch.upperBound, end)
    while index > stretch.lowerBound, offset > 0 {
      index -= 1
      offset -= 1
      guard content.bytes[index] == Self.pipe, offset > 0 else { continue }
      guard source[offset - 1] == Self.backslash else { continue }
      pieces.append((index + 1, offset + 1))
      offset -= 1
      pieces.append((index, offset))
    }
    content.split(at: stretch.lowerBound, offset: offset)
    for piece in pieces.reversed() { content.split(at: piece.start, offset: piece.offset) }
  }
}
