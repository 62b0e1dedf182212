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
    var (widest, pipes, steps) = (first, 0, 0)
    for line in first..<file.lines.count {
      let range = file.lines.range(ofLine: line)
      if range.count > MarkdownLimits.lineBytes { return longLine(range) }
      let marks = countMarks(range)
      steps += marks.ats * range.count
      if steps > MarkdownLimits.addressSteps { return addresses(range) }
      if marks.pipes > pipes { (widest, pipes) = (line, marks.pipes) }
    }
    let lines = file.lines.count - first
    guard pipes * lines > MarkdownLimits.tableCells else { return nil }
    return Rule.fileWideTable.finding(
      "a line with \(pipes) \"|\" in \(lines) lines could become a table of \(pipes * lines) "
        + "cells, more than the \(MarkdownLimits.tableCells) allowed; the page is not parsed",
      at: file.span(ofLine: widest), suggestion: "split the table or the page")
  }

  /// How many `|` and `@` a line has.
  private func countMarks(_ range: Range<Int>) -> (pipes: Int, ats: Int) {
    var (pipes, ats) = (0, 0)
    for index in range {
      switch source[index] {
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "@"): ats += 1
      default: continue
      }
    }
    return (pipes, ats)
  }

  private func addresses(_ range: Range<Int>) -> Diagnostic {
    Rule.fileLongLine.finding(
      "long lines hold so many \"@\" that the search for addresses would take too long; the page is "
        + "not parsed", at: file.span(range), suggestion: "break the lines")
  }

  private func longLine(_ range: Range<Int>) -> Diagnostic {
    Rule.fileLongLine.finding(
      "a line has \(range.count) bytes, more than the \(MarkdownLimits.lineBytes) allowed; "
        + "the page is not parsed", at: file.span(range), suggestion: "break the line")
  }
}
