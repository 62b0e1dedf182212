package import SourceDiagnostics

/// Finds the lines of a sample that are checked and not shown: those from `// snippet.hide` to
/// `// snippet.show`, as in SE-0356.
package struct HiddenLines: Hashable, Sendable {
  /// For each line of the sample whether it is shown; the marks themselves are not.
  package let isShown: [Bool]
  /// What is wrong with the marks: a line of the sample, and what to say of it.
  let faults: [Fault]

  struct Fault: Hashable, Sendable {
    let line: Int
    let message: String
    let suggestion: String

    static let nothingShown = Self(
      line: 0, message: "every line of this sample is hidden",
      suggestion: "show what the reader is to copy")
  }

  /// Reads the marks of a sample.
  ///
  /// - Parameter text: the code, each line ended by `\n`.
  package init(_ text: String) {
    var shown: [Bool] = []
    var faults: [Fault] = []
    var hiddenSince: Int?
    for (number, line) in Self.lines(of: text).enumerated() {
      guard let word = Self.mark(in: line) else {
        shown.append(hiddenSince == nil)
        continue
      }
      shown.append(false)
      switch (word, hiddenSince) {
      case ("hide", nil): hiddenSince = number
      case ("show", .some): hiddenSince = nil
      case ("hide", .some):
        faults.append(
          Fault(
            line: number, message: "these lines are hidden already",
            suggestion: "take this mark away, or end the first with `// snippet.show`"))
      case ("show", nil):
        faults.append(
          Fault(
            line: number, message: "nothing is hidden before this mark",
            suggestion: "take it away, or begin with `// snippet.hide`"))
      default:
        let near = NameSuggestion.nearest(to: word, among: ["hide", "show"])
        // It is taken for what was meant, so that the mark after it is not reported as well.
        if let near { hiddenSince = near == "hide" ? number : nil }
        faults.append(
          Fault(
            line: number, message: "there is no mark `snippet.\(word)`",
            suggestion: near.map { "did you mean `// snippet.\($0)`?" }
              ?? "it takes `// snippet.hide` and `// snippet.show`"))
      }
    }
    isShown = shown
    let isNothingShown = faults.isEmpty && !shown.isEmpty && !shown.contains(true)
    self.faults = isNothingShown ? [.nothingShown] : faults
  }

  /// What is wrong with the marks in a sample.
  ///
  /// - Parameter sample: a Swift sample.
  /// - Returns: the findings, by line.
  package static func findings(in sample: CodeSample) -> [Diagnostic] {
    guard sample.text.utf8.count > 12, sample.text.contains("snippet.") else { return [] }
    return HiddenLines(sample.text).faults.map { fault in
      let start = sample.offset(line: fault.line, column: 0)
      let end = sample.offset(line: fault.line, column: .max / 2)
      return Rule.sampleHiddenLines.finding(
        fault.message, at: SourceSpan(path: sample.path, range: start..<max(start, end)),
        suggestion: fault.suggestion)
    }
  }

  /// The lines of a text without their endings; none after the last `\n`.
  static func lines(of text: String) -> [Substring.UTF8View] {
    var lines = Substring(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// What follows `snippet.` in a line that is such a comment and nothing else.
  private static func mark(in line: Substring.UTF8View) -> String? {
    var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.starts(with: "//".utf8) else { return nil }
    rest = rest.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.starts(with: "snippet.".utf8) else { return nil }
    let word = Substring(rest.dropFirst(8)).split(whereSeparator: \.isWhitespace)
    return word.count == 1 ? String(word[0]) : nil
  }
}
