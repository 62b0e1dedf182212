package import SourceDiagnostics

extension Rule {
  /// Line numbers that were pasted along.
  package static let sampleLineNumber = Rule(
    "sample.line-number", .standard(.error),
    summary: "The lines of a sample begin with their numbers.",
    rationale: "The numbers were copied from a page or an editor; they are no part of the code.")
}

extension SampleLint {
  /// Every line that is not empty begins with a number, each one more than the last.
  static let lineNumber = SampleLint(
    .sampleLineNumber, mend: "take the line numbers away",
    isSuspected: { bytes in
      bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }.map(isDigit) ?? false
    },
    find: { text in
      let lines = text.lines.filter { !text.content(of: $0).isEmpty }
      let numbers = lines.compactMap { number(text, $0) }
      let isCounting = zip(numbers, numbers.dropFirst()).allSatisfy { $1.value == $0.value + 1 }
      let hasCode = numbers.contains { $0.isBeforeCode }
      let isOne = lines.count == 1 && numbers.first?.isBeforeStatement == true
      guard numbers.count == lines.count, isCounting, hasCode, lines.count > 1 || isOne else {
        return []
      }
      return numbers.map { number in
        LintHit(
          range: number.digits, message: "line numbers were pasted along with the code",
          edits: [LintEdit(range: number.range, text: "")])
      }
    })

  /// A number at the beginning of a line.
  private struct LeadingNumber {
    let value: Int
    let digits: Range<Int>
    /// Where it stands, with what separates it from the code.
    let range: Range<Int>
    let isBeforeCode: Bool
    let isBeforeStatement: Bool
  }

  private static func number(_ text: LintedText, _ line: Range<Int>) -> LeadingNumber? {
    let content = text.content(of: line)
    let digits = text.bytes[content].prefix(while: isDigit)
    guard let value = Int(String(decoding: digits, as: UTF8.self)), digits.count < 7 else {
      return nil
    }
    var end = digits.endIndex
    if end < line.upperBound, [0x2E, 0x3A, 0x7C, 0x29].contains(text.bytes[end]) { end += 1 }
    let rest = text.bytes[end..<line.upperBound]
    if rest.first == 0x20 || rest.first == 0x09 { end += 1 }
    guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { return nil }
    let code = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let word = String(decoding: code.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
    return LeadingNumber(
      value: value, digits: content.lowerBound..<digits.endIndex, range: line.lowerBound..<end,
      isBeforeCode: code.first.map { isLetter($0) || $0 == 0x40 || $0 == 0x7D } ?? false,
      isBeforeStatement: ["import", "let", "var", "struct", "func", "class", "enum"].contains(word))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }
}
