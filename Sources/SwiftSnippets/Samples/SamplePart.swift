/// A stretch of a sample that shows how it is done, or how it is not.
package struct SamplePart: Hashable, Sendable {
  /// What a stretch of a sample shows.
  package enum Role: Hashable, Sendable {
    /// Neither: what stands before the first mark.
    case plain
    /// How it is not done: `// WRONG`.
    case wrong
    /// How it is done: `// CORRECT`.
    case right
  }

  /// What it shows.
  package let role: Role
  /// Its lines in the sample, from zero.
  package let lines: Range<Int>

  /// Describes a stretch of a sample.
  package init(role: Role, lines: Range<Int>) {
    self.role = role
    self.lines = lines
  }

  /// The parts of a sample: those that begin with a comment that is a mark, such as `// WRONG` or
  /// `// ✅ Speaks the value`, each up to the next.
  ///
  /// - Parameter text: the code, each line ended by `\n`.
  /// - Returns: the parts in order, all lines among them; empty where there is no mark.
  package static func parts(of text: String) -> [SamplePart] {
    guard text.utf8.count > 4, text.contains("//") else { return [] }
    let lines = HiddenLines.lines(of: text)
    var starts: [(line: Int, role: Role)] = []
    for (number, line) in lines.enumerated() {
      if let role = role(of: line) { starts.append((number, role)) }
    }
    guard let first = starts.first else { return [] }
    let isPlain = lines[..<first.line].allSatisfy { $0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    var parts = isPlain ? [] : [SamplePart(role: .plain, lines: 0..<first.line)]
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].line : lines.count
      let begin = index == 0 && isPlain ? 0 : start.line
      parts.append(SamplePart(role: start.role, lines: begin..<end))
    }
    return parts
  }

  /// The words that make a comment a mark, in capitals.
  private static let wrong: Set<String> = [
    "WRONG", "INCORRECT", "BAD", "AVOID", "DON'T", "DON\u{2019}T", "BEFORE",
  ]
  private static let right: Set<String> = ["CORRECT", "RIGHT", "GOOD", "DO", "PREFER", "AFTER"]
  private static let wrongSigns: Set<Unicode.Scalar> = [
    "\u{274C}", "\u{2717}", "\u{2718}", "\u{1F6AB}",
  ]
  private static let rightSigns: Set<Unicode.Scalar> = ["\u{2705}", "\u{2713}", "\u{2714}"]

  private static func role(of line: Substring.UTF8View) -> Role? {
    let code = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard code.starts(with: "//".utf8) else { return nil }
    let comment = Substring(code.drop { $0 == 0x2F }).drop { $0 == " " || $0 == "\t" }
    guard let first = comment.unicodeScalars.first else { return nil }
    if wrongSigns.contains(first) { return .wrong }
    if rightSigns.contains(first) { return .right }
    // A word counts in capitals, or alone, or before a colon: "Do not" and "After that" are prose.
    let word = comment.prefix { $0.isLetter || $0 == "'" || $0 == "\u{2019}" }
    let rest = comment[word.endIndex...].drop { $0 == " " }
    let isMark =
      rest.isEmpty || rest.first == ":" || (word.count > 2 && word == word.uppercased())
    guard isMark else { return nil }
    if wrong.contains(word.uppercased()) { return .wrong }
    return right.contains(word.uppercased()) ? .right : nil
  }
}
