import SourceDiagnostics

/// Looks, before parsing, for what could take cmark-gfm too long.
struct LimitCheck {
  let file: SourceFile
  let source: [UInt8]

  /// The first limit that the file passes, or the Markdown in it from an offset on.
  func finding(from offset: Int) -> Diagnostic? {
    if source.count > MarkdownLimits.fileBytes {
      return Rule.fileTooLarge.finding(
        "the file has \(source.count) bytes, more than the \(MarkdownLimits.fileBytes) allowed; "
          + "it is not parsed", at: file.span(0..<0), suggestion: "split the page")
    }
    let first = file.lines.line(at: offset)
    var (widest, pipes) = (first, 0)
    for line in first..<file.lines.count {
      let range = file.lines.range(ofLine: line)
      if range.count > MarkdownLimits.lineBytes { return longLine(range) }
      var count = 0
      for byte in source[range] where byte == UInt8(ascii: "|") { count += 1 }
      if count > pipes { (widest, pipes) = (line, count) }
    }
    let lines = file.lines.count - first
    guard pipes * lines > MarkdownLimits.tableCells else { return nil }
    return Rule.fileWideTable.finding(
      "a line with \(pipes) \"|\" in \(lines) lines could become a table of \(pipes * lines) "
        + "cells, more than the \(MarkdownLimits.tableCells) allowed; the page is not parsed",
      at: file.span(ofLine: widest), suggestion: "split the table or the page")
  }

  private func longLine(_ range: Range<Int>) -> Diagnostic {
    Rule.fileLongLine.finding(
      "a line has \(range.count) bytes, more than the \(MarkdownLimits.lineBytes) allowed; "
        + "the page is not parsed", at: file.span(range), suggestion: "break the line")
  }
}
