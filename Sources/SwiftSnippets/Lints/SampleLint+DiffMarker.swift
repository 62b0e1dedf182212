package import SourceDiagnostics

extension Rule {
  /// The marks of a diff.
  package static let sampleDiffMarker = Rule(
    "sample.diff-marker", .standard(.error),
    summary: "A sample is a diff: its lines begin with `+` and `-`.",
    rationale: """
      Readers copy the marks with the code. Before and Fix are compared line by line on the page, \
      so that nobody has to draw the difference by hand.
      """)
}

extension SampleLint {
  /// Lines that only a diff has.
  ///
  /// A sum that goes on with `+ Text("...")` is none.
  static let diffMarker = SampleLint(
    .sampleDiffMarker,
    isSuspected: { bytes in
      var isStart = true
      for byte in bytes {
        if isStart, byte == 0x2B || byte == 0x2D || byte == 0x40 || byte == 0x64 { return true }
        isStart = byte == 0x0A
      }
      return false
    },
    find: { text in
      let first = text.lines.first { line in
        guard text.isCode(line.lowerBound) else { return false }
        return isHeader(text.bytes[line]) || isChange(text.bytes[line])
      }
      let changes = text.lines.filter { hasWideMark(text.bytes[$0]) && text.isCode($0.lowerBound) }
      let marks = Set(changes.map { text.bytes[$0.lowerBound] })
      let isAligned = text.lines.allSatisfy { line in
        line.isEmpty || [0x20, 0x2B, 0x2D].contains(text.bytes[line.lowerBound])
      }
      guard let place = first ?? (marks.count == 2 && isAligned ? changes.first : nil) else {
        return []
      }
      return [
        LintHit(
          range: place, message: "this sample is a diff: its lines begin with `+` and `-`",
          suggestion: "show the code itself, or mark the fence `diff`")
      ]
    })

  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "diff --git ".utf8) || line.starts(with: "@@ -".utf8)
      || line.starts(with: "--- a/".utf8) || line.starts(with: "+++ b/".utf8)
  }

  /// Whether a line begins with `+` or `-` and goes on with a word that cannot follow an operator.
  private static func isChange(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, mark == 0x2B || mark == 0x2D else { return false }
    let rest = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    if rest.first == 0x7D || rest.first == 0x40 { return true }
    let word = String(decoding: rest.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
    let next = rest.dropFirst(word.utf8.count).first
    if statements.contains(word) { return next == nil || next == 0x20 }
    // These can be names of values as well; before another word they cannot.
    let second = rest.dropFirst(word.utf8.count + 1).first
    return modifiers.contains(word) && next == 0x20 && second.map(LineSearch.isLetter) == true
  }

  /// Whether a line begins with `+` or `-` and goes on with an indentation.
  private static func hasWideMark(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, mark == 0x2B || mark == 0x2D else { return false }
    return line.dropFirst().prefix { $0 == 0x20 }.count >= 2
  }

  private static let statements: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "import", "private",
    "public", "static", "guard", "return", "for", "while", "case", "init", "deinit", "internal",
    "fileprivate", "defer", "typealias",
  ]

  private static let modifiers: Set<String> = [
    "actor", "final", "lazy", "mutating", "nonisolated", "override", "weak",
  ]
}
