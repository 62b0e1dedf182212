package import SourceDiagnostics

/// Reads the marks on fences.
package struct FenceMarksReader {
  /// The marks that a Swift fence can have.
  static let names = ["in", "fails", "skip", "title"]

  private let sample: CodeSample
  private var marks = FenceMarks()
  private var diagnostics: [Diagnostic] = []

  /// Reads the marks of a sample.
  ///
  /// On another language's fence only `title` means something; other words are left to other tools,
  /// but for those that look as if the sample were checked.
  ///
  /// - Parameter sample: a sample of any language.
  /// - Returns: what its marks ask for, and what is wrong with them.
  package static func read(_ sample: CodeSample) -> Parsed<FenceMarks> {
    var reader = FenceMarksReader(sample: sample)
    reader.read()
    return Parsed(reader.marks, reader.diagnostics)
  }

  private init(sample: CodeSample) {
    self.sample = sample
  }

  private mutating func read() {
    guard sample.info.utf8.count > sample.language.utf8.count else { return }
    var seen: [String: FenceMark] = [:]
    var rest = FenceMark.marks(in: Array(sample.info.utf8))[...]
    while let mark = rest.popFirst() {
      guard sample.isSwift || mark.name == "title" else {
        reportUseless(mark)
        continue
      }
      if let first = seen[mark.name] {
        report(
          .fenceRepeatedMark, "the mark `\(mark.name)` is given twice", at: span(mark),
          notes: [Note("first given here", at: FenceMark.span(of: first.range, in: sample))],
          suggestion: "leave one of the two out")
        continue
      }
      seen[mark.name] = mark
      let words = unquoted(mark, before: rest)
      rest = rest.dropFirst(words?.count ?? 0)
      if let words { reportUnquoted(mark, words) } else { take(mark) }
    }
    reportConflict()
  }

  /// The words that go on with a text which is not in straight quotes; nil where nothing is wrong.
  ///
  /// On another language's fence such words are for other tools.
  private func unquoted(
    _ mark: FenceMark, before rest: ArraySlice<FenceMark>
  ) -> ArraySlice<FenceMark>? {
    guard sample.isSwift, ["title", "skip"].contains(mark.name), let value = mark.value,
      !value.isEmpty, mark.valueRange.count == value.utf8.count
    else { return nil }
    let words = rest.prefix { $0.value == nil && !Self.names.contains($0.name) }
    return words.isEmpty && !value.contains(where: Self.isOtherQuote) ? nil : words
  }

  private static func isOtherQuote(_ character: Character) -> Bool {
    "'\u{2018}\u{2019}\u{201C}\u{201D}\u{201E}".contains(character)
  }

  private mutating func reportUnquoted(_ mark: FenceMark, _ words: ArraySlice<FenceMark>) {
    let text = ([mark.value ?? ""] + words.map(\.name)).joined(separator: " ")
    let end = words.last?.range.upperBound ?? mark.valueRange.upperBound
    report(
      .fenceMarkValue, "the value of `\(mark.name)` does not stand in straight quotes",
      at: FenceMark.span(of: mark.valueRange.lowerBound..<end, in: sample),
      suggestion: "write \(mark.name)=\"\(text.filter { !Self.isOtherQuote($0) })\"")
  }

  private mutating func take(_ mark: FenceMark) {
    guard !mark.isOpen else {
      return report(
        .fenceMarkValue, "the value of `\(mark.name)` has a quote that does not end it",
        at: valueSpan(mark), suggestion: "write \(mark.name)=\"...\"")
    }
    switch mark.name {
    case "in": takeContext(mark)
    case "fails": takeFailure(mark)
    case "skip": takeSkip(mark)
    case "title": takeTitle(mark)
    default:
      let near = NameSuggestion.nearest(to: mark.name, among: Self.names)
      report(
        .fenceUnknownMark, "there is no mark `\(mark.name)` for a Swift sample", at: span(mark),
        suggestion: near.map { "did you mean `\($0)`?" }
          ?? "a Swift fence takes \(Self.names.map { "`\($0)`" }.joined(separator: ", "))")
    }
  }

  private mutating func takeContext(_ mark: FenceMark) {
    let names = SampleContext.allCases.map(\.rawValue)
    guard let value = mark.value, let context = SampleContext(rawValue: value) else {
      let near = mark.value.flatMap { NameSuggestion.nearest(to: $0, among: names) }
      let given = mark.value.flatMap { $0.isEmpty ? nil : $0 }
      let what = given.map { "there is no context `\($0)`" } ?? "`in` needs a context"
      return report(
        .fenceMarkValue, what, at: valueSpan(mark),
        suggestion: near.map { "did you mean `in=\($0)`?" }
          ?? "it takes one of \(names.joined(separator: ", "))")
    }
    marks.context = Located(context, at: span(mark))
  }

  private mutating func takeFailure(_ mark: FenceMark) {
    guard let value = mark.value else {
      marks.failure = Located(.unnamed, at: span(mark))
      return
    }
    let isID =
      !value.isEmpty && value.utf8.allSatisfy { (0x61...0x7A).contains($0) || Self.isOther($0) }
    guard isID else {
      return report(
        .fenceMarkValue,
        value.isEmpty
          ? "`fails=` needs the id of a compiler's error"
          : "`\(value)` is not the id of a compiler's error", at: valueSpan(mark),
        suggestion: "write one such as fails=expected_separator")
    }
    marks.failure = Located(.id(value), at: span(mark))
  }

  private static func isOther(_ byte: UInt8) -> Bool {
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private mutating func takeSkip(_ mark: FenceMark) {
    let reason = mark.value.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    guard !reason.isEmpty else {
      return report(
        .fenceMarkValue, "`skip` needs a reason", at: span(mark),
        suggestion: "write skip=\"why the compiler cannot read it\", or let it be checked")
    }
    marks.skip = Located(reason, at: span(mark))
  }

  private mutating func takeTitle(_ mark: FenceMark) {
    let title = mark.value.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    guard !title.isEmpty else {
      return report(
        .fenceMarkValue, "`title` needs a text", at: valueSpan(mark),
        suggestion: "write title=\"On iOS 17\"")
    }
    marks.title = title
  }

  private func span(_ mark: FenceMark) -> SourceSpan {
    FenceMark.span(of: mark.range, in: sample)
  }

  private func valueSpan(_ mark: FenceMark) -> SourceSpan {
    FenceMark.span(of: mark.valueRange, in: sample)
  }

  private mutating func reportUseless(_ mark: FenceMark) {
    // Where Swift was meant the mark is right, and the language is the finding.
    guard Self.names.contains(mark.name), FenceLanguage.finding(sample) == nil else { return }
    report(
      .fenceUnknownMark,
      "`\(mark.name)` says nothing here: only samples marked `swift` are checked",
      at: span(mark), suggestion: "take it away, or mark the fence `swift`")
  }

  private mutating func reportConflict() {
    guard let skip = marks.skip, let other = marks.failure?.span ?? marks.context?.span else {
      return
    }
    report(
      .fenceMarkConflict, "a sample that is skipped cannot be asked for more", at: skip.span,
      notes: [Note("asked for here", at: other)], suggestion: "keep one of the two marks")
  }

  private mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, notes: [Note] = [], suggestion: String?
  ) {
    marks.isFaulty = true
    diagnostics.append(rule.finding(message, at: span, notes: notes, suggestion: suggestion))
  }
}
