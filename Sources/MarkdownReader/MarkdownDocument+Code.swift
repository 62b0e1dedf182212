import SourceDiagnostics

/// Where the lines of code stand.
extension MarkdownDocument {
  /// Where each line of a block of code begins in the file.
  ///
  /// - Returns: for each line of the block's literal the byte at which its text begins, after the
  ///   marks of quotes, the indentation of lists and that of the fence. Where a tab was partly used
  ///   up by indentation it is the tab. Empty for other nodes.
  package func codeLines(of id: MarkdownNodeID) -> [Int] {
    guard case .codeBlock(let block) = self[id].kind else { return [] }
    var line = file.lines.line(at: self[id].range.lowerBound) + (block.isFenced ? 1 : 0)
    var starts: [Int] = []
    var rest = Substring(block.literal).utf8[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != 0x0A }
      starts.append(start(of: text, onLine: line))
      rest = rest.dropFirst(text.count + 1)
      line += 1
    }
    return starts
  }

  /// The line that opens a block of fenced code, from its fence to the end of its info string; nil
  /// for other nodes.
  package func fenceRange(of id: MarkdownNodeID) -> Range<Int>? {
    guard case .codeBlock(let block) = self[id].kind, block.isFenced else { return nil }
    let start = self[id].range.lowerBound
    let end = file.lines.range(ofLine: file.lines.line(at: start)).upperBound
    let line = file.text(in: start..<end)
    let trailing = line.utf8.reversed().prefix { ASCII.isBlank($0) }.count
    return start..<(start + line.utf8.count - trailing)
  }

  /// Whether a block of code between fences has its closing fence; true for other nodes.
  ///
  /// Without one, cmark takes everything down to the end of the block around it for code, and says
  /// nothing of it.
  package func isClosedFence(_ id: MarkdownNodeID) -> Bool {
    guard case .codeBlock(let block) = self[id].kind, block.isFenced,
      let opening = fenceRange(of: id)
    else { return true }
    let count = block.literal.utf8.count { $0 == 0x0A }
    let line = file.lines.line(at: opening.lowerBound) + 1 + count
    guard line < file.lines.count else { return false }
    let place = file.lines.range(ofLine: line)
    guard place.lowerBound < self[id].range.upperBound else { return false }
    let mark = file.text(in: opening).utf8.first
    let marks = file.text(in: opening).utf8.prefix { $0 == mark }.count
    let text = file.text(in: place).utf8.reversed().drop { ASCII.isBlank($0) }
    let closing = text.prefix { $0 == mark }
    return closing.count >= marks
      && text.dropFirst(closing.count).allSatisfy { ASCII.isBlank($0) || $0 == 0x3E }
  }

  private func start(of text: Substring.UTF8View, onLine line: Int) -> Int {
    let range = file.lines.range(ofLine: line)
    let source = Array(file.text(in: range).utf8)
    let bytes = Array(text)
    var shared = 0
    while shared < bytes.count, shared < source.count,
      bytes[bytes.count - 1 - shared] == source[source.count - 1 - shared]
    {
      shared += 1
    }
    let start = range.upperBound - shared
    let isTab = shared < bytes.count && shared < source.count
    return isTab && source[source.count - 1 - shared] == 0x09 ? start - 1 : start
  }
}
