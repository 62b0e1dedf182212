/// A text file of the handbook, with its line endings and stray bytes put in order.
///
/// Every reader works on `text`, so a card with CRLF endings or a byte-order mark has the same
/// spans, lines and columns as its plain twin. `originalOffset(of:)` leads back to the bytes on disk.
package struct SourceFile: Hashable, Sendable {
  /// The file's path, relative to the handbook, with `/` between its parts.
  package let path: String
  /// The text: `\n` line endings, no byte-order mark, no NUL, valid UTF-8.
  package let text: String
  /// Where the lines of `text` begin.
  package let lines: LineIndex
  /// The UTF-8 offsets in `text` of what had to be replaced by U+FFFD: bytes that are no UTF-8.
  package let invalidOffsets: [Int]
  /// The UTF-8 offsets in `text` of NUL characters, which were replaced by U+FFFD.
  package let nulOffsets: [Int]
  /// The UTF-8 offsets in `text` of other control characters than tabs and line endings, which were
  /// replaced by U+FFFD: HTML does not allow them.
  package let controlOffsets: [Int]
  /// Whether the file on disk begins with a byte-order mark.
  package let hasByteOrderMark: Bool
  /// The zero-based lines whose ending on disk is CRLF, ascending.
  let crlfLines: [Int]

  /// Reads a file's bytes.
  package init(path: String, bytes: some Collection<UInt8>) {
    var cleaner = TextCleaner(bytes: Array(bytes))
    cleaner.clean()
    self.path = path
    text = cleaner.text
    lines = LineIndex(cleaner.text)
    invalidOffsets = cleaner.invalidOffsets
    nulOffsets = cleaner.nulOffsets
    controlOffsets = cleaner.controlOffsets
    hasByteOrderMark = cleaner.hasByteOrderMark
    crlfLines = cleaner.crlfLines
  }

  /// Takes a text as a file's content; a byte-order mark and CRLF endings are put in order.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether `text` says what the bytes on disk say, so that a fix-it may be written back.
  package var isFaithful: Bool {
    invalidOffsets.isEmpty && nulOffsets.isEmpty && controlOffsets.isEmpty
  }

  /// Whether most lines on disk end in CRLF.
  package var usesCRLF: Bool { crlfLines.count * 2 > lines.count - 1 && !crlfLines.isEmpty }

  /// A span of this file.
  package func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(path: path, range: range) }

  /// The span of a zero-based line, without its ending.
  package func span(ofLine line: Int) -> SourceSpan { span(lines.range(ofLine: line)) }

  /// The text of a byte range, clamped into the file and to whole characters.
  package func text(in range: Range<Int>) -> String {
    String(decoding: Substring(text).utf8[bounds(range)], as: UTF8.self)
  }

  /// The text of a zero-based line, without its ending.
  package func text(ofLine line: Int) -> String { text(in: lines.range(ofLine: line)) }

  /// The line and column of a byte offset, columns counted in Unicode scalars.
  package func position(of offset: Int) -> SourcePosition {
    let line = lines.line(at: offset)
    let start = lines.starts[line]
    let scalars = text(in: start..<max(start, offset)).unicodeScalars.count
    return SourcePosition(line: line + 1, column: scalars + 1)
  }

  /// The place on disk of a byte offset of `text`, for a faithful file.
  package func originalOffset(of offset: Int) -> Int {
    let line = lines.line(at: offset)
    var low = 0
    var high = crlfLines.count
    while low < high {
      let middle = (low + high) / 2
      if crlfLines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return offset + low + (hasByteOrderMark ? 3 : 0)
  }

  private func bounds(_ range: Range<Int>) -> Range<String.Index> {
    let low = min(max(range.lowerBound, 0), lines.length)
    let high = min(max(range.upperBound, low), lines.length)
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: low)
    return start..<view.index(start, offsetBy: high - low)
  }
}
