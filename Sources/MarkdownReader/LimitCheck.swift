import SourceDiagnostics

/// Looks, before parsing, for what could take cmark-gfm too long or too much memory.
struct LimitCheck {
  /// What a line holds.
  private struct Marks {
    var pipes = 0
    var ats = 0
    var brackets = 0
    /// Whether `]:` is in it, which every link definition has.
    var hasDefinition = false
    /// Whether there is nothing in it but blanks and the marks of quotes.
    var isBlank = true
  }

  private let file: SourceFile
  private let source: [UInt8]
  private var widest = 0
  private var pipes = 0
  private var addressSteps = 0
  private var brackets = 0
  /// The link definition that the lines may be going on with, and the longest so far.
  private var definition: Range<Int>?
  private var longest = 0..<0

  init(file: SourceFile, source: [UInt8]) {
    self.file = file
    self.source = source
  }

  /// The first limit that the file passes, or the Markdown in it from an offset on.
  mutating func finding(from offset: Int) -> Diagnostic? {
    if source.count > MarkdownLimits.fileBytes { return tooLarge }
    let first = file.lines.line(at: offset)
    for line in first..<file.lines.count {
      let range = file.lines.range(ofLine: line)
      if range.count > MarkdownLimits.lineBytes { return longLine(range) }
      let marks = marks(in: range)
      if marks.pipes > pipes { (widest, pipes) = (line, marks.pipes) }
      addressSteps += marks.ats * range.count
      if addressSteps > MarkdownLimits.addressSteps { return addresses(range) }
      followDefinition(range, marks)
    }
    if longest.count * brackets > MarkdownLimits.definitionBytes { return definitions }
    let lines = file.lines.count - first
    return pipes * lines > MarkdownLimits.tableCells ? wideTable(lines) : nil
  }

  private func marks(in range: Range<Int>) -> Marks {
    var marks = Marks()
    for index in range {
      switch source[index] {
      case UInt8(ascii: "|"): marks.pipes += 1
      case UInt8(ascii: "@"): marks.ats += 1
      case UInt8(ascii: "]"):
        marks.brackets += 1
        let next = index + 1
        if next < range.upperBound, source[next] == UInt8(ascii: ":") { marks.hasDefinition = true }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): continue
      default: break
      }
      marks.isBlank = false
    }
    return marks
  }

  /// A definition goes on until the next one or a blank line.
  private mutating func followDefinition(_ range: Range<Int>, _ marks: Marks) {
    brackets += marks.brackets
    if marks.isBlank {
      definition = nil
    } else if marks.hasDefinition {
      definition = range
    } else if let open = definition {
      definition = open.lowerBound..<range.upperBound
    }
    if let definition, definition.count > longest.count { longest = definition }
  }

  // MARK: Findings

  private var tooLarge: Diagnostic {
    Rule.fileTooLarge.finding(
      "the file has \(source.count) bytes, more than the \(MarkdownLimits.fileBytes) allowed; "
        + "it is not parsed", at: file.span(0..<0), suggestion: "split the page")
  }

  private var definitions: Diagnostic {
    Rule.fileTooLarge.finding(
      "a link definition of \(longest.count) bytes could be mentioned \(brackets) times, which would "
        + "take more than the \(MarkdownLimits.definitionBytes) bytes allowed; the page is not parsed",
      at: file.span(longest), suggestion: "shorten the definition or split the page")
  }

  private func longLine(_ range: Range<Int>) -> Diagnostic {
    Rule.fileLongLine.finding(
      "a line has \(range.count) bytes, more than the \(MarkdownLimits.lineBytes) allowed; "
        + "the page is not parsed", at: file.span(range), suggestion: "break the line")
  }

  private func addresses(_ range: Range<Int>) -> Diagnostic {
    Rule.fileLongLine.finding(
      "long lines hold so many \"@\" that the search for addresses would take too long; the page is "
        + "not parsed", at: file.span(range), suggestion: "break the lines")
  }

  private func wideTable(_ lines: Int) -> Diagnostic {
    Rule.fileWideTable.finding(
      "a line with \(pipes) \"|\" in \(lines) lines could become a table of \(pipes * lines) "
        + "cells, more than the \(MarkdownLimits.tableCells) allowed; the page is not parsed",
      at: file.span(ofLine: widest), suggestion: "split the table or the page")
  }
}
