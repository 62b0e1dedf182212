/// Finding the marks around inlines.
extension BlockContent {
  /// Follows a span of code with its ticks.
  mutating func followCode() {
    let ticks = run(of: UInt8(ascii: "`"), at: position)
    guard ticks > 0 else { return }
    var index = position + ticks
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let closing = run(of: UInt8(ascii: "`"), at: index)
      index += closing
      if closing == ticks {
        position = index
        return
      }
    }
  }

  /// Follows blanks and a line ending, and the blanks after it unless a backslash made the break.
  ///
  /// - Returns: the indices of the break, with its mark and its line ending.
  mutating func followBreak(isHard: Bool) -> Range<Int> {
    var index = position
    let isEscape = isHard && peek() == UInt8(ascii: "\\") && peek(1) == 0x0A
    if isEscape { index += 1 }
    while index < bytes.count, bytes[index] != 0x0A, ASCII.isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == 0x0A else { return position..<position }
    let range = (isHard ? position : index)..<(index + 1)
    index += 1
    while !isEscape, index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    position = index
    return range
  }

  /// Follows a mention of a footnote.
  mutating func followFootnoteReference() {
    guard peek() == UInt8(ascii: "[") else { return }
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else { return }
    position = end + 1
  }

  /// Follows an end of a link or image: its bracket, and its target or label after it.
  mutating func followLinkEnd() {
    guard peek() == UInt8(ascii: "]") else { return }
    let after = position + 1
    position = targetEnd(at: after) ?? labelEnd(at: after) ?? after
  }

  /// How many bytes of one kind stand at an index.
  func run(of byte: UInt8, at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - start
  }

  private func isByte(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  private func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < bytes.count, ASCII.isSpace(bytes[index]) { index += 1 }
    return index
  }

  /// The end of `(destination "title")`.
  private func targetEnd(at start: Int) -> Int? {
    guard isByte("(", at: start) else { return nil }
    let begin = skipSpaces(from: start + 1)
    guard let end = isByte("<", at: begin) ? pointyEnd(at: begin) : bareEnd(at: begin) else {
      return nil
    }
    let title = skipSpaces(from: end)
    let titleEnd = title == end ? title : self.titleEnd(at: title) ?? title
    let last = skipSpaces(from: titleEnd)
    return isByte(")", at: last) ? last + 1 : nil
  }

  private func pointyEnd(at start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "<"), 0x0A: return nil
      default: index += 1
      }
    }
    return nil
  }

  private func bareEnd(at start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, ASCII.isPunctuation(bytes[index + 1]) { index += 1 }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      case let byte where ASCII.isSpace(byte): return index == start ? nil : index
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a title: at the first mark that is not escaped, else at the last escaped one.
  private func titleEnd(at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let open = bytes[start]
    guard open == UInt8(ascii: "\"") || open == UInt8(ascii: "'") || open == UInt8(ascii: "(")
    else { return nil }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
    var (index, escaped): (Int, Int?) = (start + 1, nil)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == close { return index + 1 }
      if byte == open { return escaped }
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        if bytes[index + 1] == close { escaped = index + 2 }
        if ASCII.isPunctuation(bytes[index + 1]) { index += 1 }
      }
      index += 1
    }
    return escaped
  }

  /// The end of `[label]`.
  private func labelEnd(at start: Int) -> Int? {
    guard isByte("[", at: start) else { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "[") {
      if bytes[index] == UInt8(ascii: "]") { return index + 1 }
      let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
      index += isEscape && ASCII.isPunctuation(bytes[index + 1]) ? 2 : 1
      if index - start > 1001 { return nil }
    }
    return nil
  }
}
