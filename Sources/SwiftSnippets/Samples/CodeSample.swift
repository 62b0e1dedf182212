package import MarkdownReader
package import SourceDiagnostics

/// A fenced block of code of a page, with the way back to where each of its lines stands.
package struct CodeSample: Hashable, Sendable {
  /// The block of code.
  package let node: MarkdownNodeID
  /// The info string after the opening fence; never empty.
  package let info: String
  /// The code, each line ended by `\n`.
  package let text: String
  /// The opening fence with its info string.
  package let fence: SourceSpan
  /// Where the info string stands.
  package let infoSpan: SourceSpan
  /// Whether a closing fence ends it; else everything down to the end of its block is in it.
  package let isClosed: Bool
  /// The zero-based line of the file on which the code begins.
  package let firstLine: Int
  /// For each line of the code, the bytes of the file on which it stands, without the marks and the
  /// indentation before it.
  package let lines: [Range<Int>]

  /// Where the lines are in the code.
  package let codeLines: CodeLines

  /// The page's file.
  package var path: String { fence.path }

  /// The first word of the info string.
  package var language: String { String(info.prefix { $0 != " " && $0 != "\t" }) }

  /// Whether it is Swift to us: its first word is `swift` and nothing else.
  package var isSwift: Bool { language == "swift" }

  /// The byte of the file at which a byte of the code stands.
  ///
  /// - Parameters:
  ///   - line: a zero-based line of the code. One after the last, where a compiler says that
  ///     something is missing, becomes the end of the last line with something on it.
  ///   - column: a zero-based byte of that line; one after its end becomes its end.
  /// - Returns: the byte in the file's text.
  package func offset(line: Int, column: Int) -> Int {
    guard line < lines.count else {
      let last = lines.indices.last { isSomething(onLine: $0) }
      return (last.map { lines[$0] } ?? lines.last ?? fence.range).upperBound
    }
    let place = lines[max(line, 0)]
    // A tab that was partly used up by indentation is one byte in the file, several blanks here.
    let own = codeLines.ranges.indices.contains(line) ? codeLines.ranges[line].count : place.count
    return min(place.lowerBound + max(0, column - (own - place.count)), place.upperBound)
  }

  private func isSomething(onLine line: Int) -> Bool {
    guard codeLines.ranges.indices.contains(line) else { return false }
    let code = text.utf8
    let start = code.index(code.startIndex, offsetBy: codeLines.ranges[line].lowerBound)
    return code[start...].prefix(codeLines.ranges[line].count)
      .contains { $0 != 0x20 && $0 != 0x09 }
  }

  /// The bytes of the file at which some bytes of the code stand.
  ///
  /// - Parameter range: bytes of `text`. The file's may be more where the code goes over several
  ///   lines, since the marks and the indentation before each line are among them.
  /// - Returns: where they stand in the file.
  package func span(of range: Range<Int>) -> SourceSpan {
    let start = place(of: range.lowerBound)
    let end = range.isEmpty ? start : place(of: range.upperBound)
    return SourceSpan(path: path, range: start..<max(start, end))
  }

  private func place(of byte: Int) -> Int {
    let line = codeLines.line(of: byte)
    let start = codeLines.ranges.indices.contains(line) ? codeLines.ranges[line].lowerBound : byte
    return offset(line: line, column: byte - start)
  }
}
