import MarkdownReader
import SourceDiagnostics

/// A line of a Check block.
struct CheckLine {
  /// The key at its start, without the colon; nil for a line that goes on.
  var key: Located<String>?
  /// How many blanks stand before the value.
  var valueColumn: Int
  /// The value, trimmed.
  var value: Located<String>
  /// The line without blanks at its ends.
  var span: SourceSpan

  /// The lines of a block that are not blank.
  static func lines(of block: MarkdownNodeID, in document: MarkdownDocument) -> [CheckLine] {
    guard case .codeBlock(let code) = document[block].kind else { return [] }
    let starts = document.codeLines(of: block)
    let lines = code.literal.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, starts).compactMap { line, start in
      let range = start..<(start + line.utf8.count)
      return CheckLine(InlineText(file: document.file, range: range))
    }
  }

  private init?(_ text: InlineText) {
    let all = text.trimmed(0..<text.bytes.count)
    guard !all.isEmpty else { return nil }
    span = text.span(all)
    valueColumn = all.lowerBound
    value = Located(text.text(all), at: span)
    guard all.lowerBound == 0, let colon = Self.colon(text, all) else { return }
    key = Located(text.text(0..<colon), at: text.span(0..<colon))
    let rest = text.trimmed((colon + 1)..<all.upperBound)
    valueColumn = rest.lowerBound
    value = Located(text.text(rest), at: text.span(rest))
  }

  /// The colon after one word of letters at the start of the line.
  private static func colon(_ text: InlineText, _ all: Range<Int>) -> Int? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: all), colon > 0 else {
      return nil
    }
    let word = text.text(0..<colon).unicodeScalars
    return word.allSatisfy(\.properties.isAlphabetic) ? colon : nil
  }
}
