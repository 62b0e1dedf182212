import SourceDiagnostics

/// Where blocks stand.
extension TreeBuilder {
  /// Adds a block.
  mutating func enterBlock(_ kind: CMarkKind, _ tree: borrowing CMarkTree) {
    switch kind {
    case .paragraph: enterParagraph(tree)
    case .heading: enterHeading(tree)
    case .codeBlock: enterCode(tree)
    case .table: enterTable(tree)
    case .tableRow: enterRow(tree)
    case .tableCell: enterCell()
    case .footnoteDefinition: enterFootnote(tree)
    case .htmlBlock:
      let text = tree.literal
      let lines = max(text.utf8.count { $0 == 0x0A }, 1)
      push(kind, .htmlBlock(text), start(tree)..<end(ofLine: line(tree.startLine) + lines - 1))
    case .thematicBreak: push(kind, .thematicBreak, firstLine(tree))
    case .blockQuote:
      let start = start(tree)
      push(kind, .blockQuote, start..<max(start, end(upToLine: line(tree.endLine), from: start)))
    case .list:
      push(kind, .list(MarkdownList(start: tree.listStart, isTight: tree.isTight)), firstLine(tree))
    case .item:
      let range = firstLine(tree)
      push(kind, .item(checked: tree.isTask ? isChecked(range) : nil), range)
    default: push(kind, nil)
    }
  }

  // MARK: Lines

  /// The file's zero-based line of one of cmark-gfm's, which count from 1.
  func line(_ number: Int) -> Int { baseLine + number }

  /// Where a node begins.
  func start(_ tree: borrowing CMarkTree) -> Int {
    let range = file.lines.range(ofLine: line(tree.startLine))
    return min(range.lowerBound + max(tree.startColumn - 1, 0), range.upperBound)
  }

  /// From where a node begins to the end of that line.
  func firstLine(_ tree: borrowing CMarkTree) -> Range<Int> {
    let start = start(tree)
    return start..<max(start, end(ofLine: line(tree.startLine)))
  }

  /// The end of a line without the blanks at its end.
  func end(ofLine line: Int) -> Int {
    let range = file.lines.range(ofLine: line)
    var end = range.upperBound
    while end > range.lowerBound, ASCII.isBlank(source[end - 1]) { end -= 1 }
    return end
  }

  /// The end of the last line up to this one that holds more than blanks.
  private func end(upToLine line: Int, from start: Int) -> Int {
    var end = file.lines.range(ofLine: line).upperBound
    while end > start, ASCII.isSpace(source[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Blocks with inlines

  private mutating func enterParagraph(_ tree: borrowing CMarkTree) {
    let text = tree.content
    if tree.startLine == 0 {
      loadUnplaced(text, firstLine: line(tree.nextStartLine))
    } else {
      load(text, lastLine: line(tree.endLine))
    }
    content.trimEnd()
    let start = content.offset(of: 0)
    push(.paragraph, .paragraph, start..<max(start, content.offset(of: content.bytes.count)))
    content.position = 0
  }

  private mutating func enterHeading(_ tree: borrowing CMarkTree) {
    let first = start(tree)
    let level = tree.headingLevel
    var hashes = first
    while hashes < source.count, source[hashes] == UInt8(ascii: "#") { hashes += 1 }
    let isMarked =
      hashes - first == level && (hashes == source.count || ASCII.isSpace(source[hashes]))
    let range: Range<Int>
    if isMarked {
      while hashes < source.count, ASCII.isBlank(source[hashes]) { hashes += 1 }
      // The text is taken from the file: cmark-gfm leaves that of an empty heading uninitialised.
      range = firstLine(tree)
      content.clear()
      content.append(source[min(hashes, range.upperBound)..<range.upperBound], at: hashes)
    } else {
      let text = tree.content
      let underline = underline(of: text, from: line(tree.startLine))
      load(text, lastLine: underline - 1)
      range = content.offset(of: 0)..<end(ofLine: underline)
    }
    content.trimEnd()
    push(.heading, .heading(level: level), range)
    content.position = 0
  }

  /// The line under a heading that is marked so: link definitions before it are no part of it.
  private func underline(of text: String, from first: Int) -> Int {
    let bytes = Array(text.utf8)
    let count = bytes.count { $0 == 0x0A }
    var candidate = first
    while candidate + count < file.lines.count {
      let underline = file.lines.range(ofLine: candidate + count)
      let mark = source[underline].first { !ASCII.isBlank($0) && $0 != UInt8(ascii: ">") }
      let isUnderline = mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-")
      let range = file.lines.range(ofLine: candidate)
      let line = bytes.prefix { $0 != 0x0A }
      if isUnderline, source[range].suffix(line.count).elementsEqual(line) {
        return candidate + count
      }
      candidate += 1
    }
    return first + count
  }

  /// Takes the lines of a block, each of which is the end of a line of the file.
  private mutating func load(_ text: String, lastLine: Int) {
    content.clear()
    content.extend(text.utf8)
    content.splitLines()
    var line = lastLine - content.pieceCount
    content.placePieces { length in
      line += 1
      return file.lines.range(ofLine: line).upperBound - length
    }
  }

  // MARK: Others

  private mutating func enterCode(_ tree: borrowing CMarkTree) {
    let isFenced = tree.isFenced
    let literal = tree.literal
    let start = start(tree)
    let first = line(tree.startLine)
    let lines = literal.utf8.count { $0 == 0x0A }
    var last = first + (isFenced ? lines : max(lines - 1, 0))
    if isFenced, last + 1 < file.lines.count, line(tree.endLine) > last,
      tree.nextStartLine != tree.startLine + lines + 1, isFence(last + 1, like: source[start])
    {
      last += 1
    }
    let block = MarkdownCodeBlock(info: tree.info, literal: literal, isFenced: isFenced)
    push(.codeBlock, .codeBlock(block), start..<max(start, end(ofLine: last)))
  }

  /// Whether a line holds nothing but a closing fence, after the marks of quotes.
  private func isFence(_ line: Int, like mark: UInt8) -> Bool {
    let text = source[file.lines.range(ofLine: line)]
    let fence = text.drop { ASCII.isBlank($0) || $0 == UInt8(ascii: ">") }
    let rest = fence.drop { $0 == mark }
    return fence.count - rest.count >= 3 && rest.allSatisfy(ASCII.isBlank)
  }

  private mutating func enterFootnote(_ tree: borrowing CMarkTree) {
    // cmark-gfm reports the place after the colon and the blanks.
    let line = file.lines.range(ofLine: line(tree.startLine))
    var colon = min(start(tree), line.upperBound)
    while colon > line.lowerBound, source[colon - 1] != UInt8(ascii: ":") { colon -= 1 }
    let end = max(colon - 2, line.lowerBound)
    var start = end
    while start > line.lowerBound, !ASCII.isBlank(source[start - 1]),
      source[start - 1] != UInt8(ascii: "]")
    {
      start -= 1
    }
    while start + 1 < end, source[start] != UInt8(ascii: "[") || source[start + 1] != 0x5E {
      start += 1
    }
    let label = String(decoding: source[min(start + 2, end)..<end], as: UTF8.self)
    addLabel(label)
    let range = start..<max(start, self.end(ofLine: self.line(tree.startLine)))
    push(.footnoteDefinition, .footnoteDefinition(label: label), range)
  }

  /// Whether the box of a task is ticked; cmark-gfm takes an `[x]` anywhere in the line for one.
  private func isChecked(_ item: Range<Int>) -> Bool {
    guard let box = source[item].firstIndex(of: UInt8(ascii: "[")) else { return false }
    return box + 1 < item.upperBound && source[box + 1] | 0x20 == UInt8(ascii: "x")
  }
}
