package import SourceDiagnostics

extension Rule {
  /// Dots that stand for code left out.
  package static let sampleLeftOut = Rule(
    "sample.left-out", .standard(.warning),
    summary: "`...` or `\u{2026}` stands for code that was left out.",
    rationale: """
      In Swift `...` is an operator: some of these parse, none of them means what a reader takes it \
      for. A comment says the same, and can be copied.
      """)
}

extension SampleLint {
  /// Dots alone on their line, alone in braces or parentheses, or as an argument.
  static let leftOut = SampleLint(
    .sampleLeftOut, mend: "write a comment",
    isSuspected: { bytes in
      ByteSearch.contains("...", in: bytes) || ByteSearch.contains(ellipsis, in: bytes)
    },
    find: { text in
      let code = text.code
      let declaresOperator = code.contains { $0.kind == .keyword && text.text($0) == "operator" }
      return code.indices.compactMap { index in
        let token = code[index]
        let words = text.text(token)
        guard !token.isProse, token.kind != .quote else { return nil }
        let isDots = words == "..." || (words == "\u{2026}" && !declaresOperator)
        guard isDots, let mend = mend(of: index, code, text) else { return nil }
        let message = "`\(words)` stands for code that was left out"
        switch mend {
        case .comment(let comment):
          return LintHit(
            range: token.range, message: message,
            edits: [LintEdit(range: token.range, text: comment)])
        case .byHand:
          return LintHit(
            range: token.range, message: message,
            suggestion: "write what belongs there, or a comment such as `/* ... */`")
        }
      }
    })

  private enum Mend {
    /// A comment that says the same.
    case comment(String)
    /// Only the author knows.
    case byHand
  }

  private static let ellipsis: Set<Unicode.Scalar> = ["\u{2026}"]

  /// Whether a line begins a case of a `switch`, which has to hold a statement.
  private static func isCase(_ line: Range<Int>, _ text: LintedText) -> Bool {
    let content = text.bytes[text.content(of: line)]
    return LineSearch.begins(content, "case ") || LineSearch.begins(content, "default:")
  }

  /// How the dots are mended; nil where they are a range, or part of one.
  private static func mend(of index: Int, _ code: [SampleToken], _ text: LintedText) -> Mend? {
    let token = code[index]
    let line = text.lines[text.line(of: token.range.lowerBound)]
    let isFirst = text.content(of: line).lowerBound == token.range.lowerBound
    let isLast = text.bytes[token.range.upperBound..<line.upperBound]
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let before = index > 0 ? text.text(code[index - 1]) : ""
    let next = index + 1 < code.count ? text.text(code[index + 1]) : ""
    let opensBlock = ["{", "in", ""].contains(before)
    let isInList = ["(", ","].contains(before) && [")", ",", "]"].contains(next)
    if before == "(", next == ")" { return .comment("/* ... */") }
    if isInList { return .byHand }
    if isLast, isFirst || opensBlock { return .comment("// ...") }
    if next == "}", opensBlock || before == ";" { return .comment("/* ... */") }
    if before == "=", isLast { return .byHand }
    if before == ":", isLast, isCase(line, text) { return .comment("break // ...") }
    if before == ":", isLast || [")", ",", "]", "}"].contains(next) { return .byHand }
    return text.text(token) == "\u{2026}" ? .byHand : nil
  }
}
