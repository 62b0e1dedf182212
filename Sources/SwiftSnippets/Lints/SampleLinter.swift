import SourceDiagnostics

/// Looks through samples with all lints.
package enum SampleLinter {
  /// What the lints say of a sample, and its code with their mends in it.
  package struct Result: Hashable, Sendable {
    /// The findings, in the order of the lints.
    package var findings: [LintFinding] = []
    /// The code with every mend in it; nil where there is none.
    package var mended: String?

    /// Nothing was found.
    package init() {}
  }

  /// How many places of one finding are told beside the first.
  static let mostNotes = 10

  /// Looks through a sample.
  ///
  /// Nothing is looked for in a sample that need not parse: its faults are on purpose. A sample in
  /// another language, or with a conflict in it, has no other findings.
  ///
  /// - Parameter use: a Swift sample.
  /// - Returns: what was found.
  package static func look(at use: SampleUse) -> Result {
    guard use.mustParse, use.sample.isClosed else { return Result() }
    let bytes = Array(use.sample.text.utf8)
    let suspected = SampleLint.all.filter { $0.isSuspected(bytes) }
    guard !suspected.isEmpty, SampleTokens.isAvailable else { return Result() }
    let text = LintedText(use.sample.text)
    var result = Result()
    var edits = LintEdits()
    for lint in suspected {
      let hits = lint.find(text)
      guard let finding = finding(lint, hits, text, use) else { continue }
      result.findings.append(finding)
      for edit in hits.flatMap(\.edits) { edits.add(edit) }
      if finding.isOfWholeSample { break }
    }
    result.mended = edits.applied(to: bytes)
    return result
  }

  private static func finding(
    _ lint: SampleLint, _ hits: [LintHit], _ text: LintedText, _ use: SampleUse
  ) -> LintFinding? {
    guard let first = hits.first else { return nil }
    let sample = use.sample
    var notes = hits.dropFirst().prefix(mostNotes).map {
      Note("and here", at: sample.span(of: $0.range))
    }
    let rest = hits.count - 1 - notes.count
    if rest > 0 { notes.append(Note("and at \(rest) more places")) }
    notes.append(Note("in \(use.place)"))
    let edits = hits.flatMap(\.edits).map {
      SourceEdit(span: sample.span(of: $0.range), replacement: $0.text)
    }
    let diagnostic = lint.rule.finding(
      first.message, at: sample.span(of: first.range), notes: notes, suggestion: first.suggestion,
      fixIts: edits.isEmpty ? [] : [FixIt(lint.mend, edits: edits)])
    return LintFinding(
      diagnostic: diagnostic,
      lines: Set(
        hits.flatMap { text.line(of: $0.range.lowerBound)...text.line(of: $0.range.upperBound) }),
      isOfWholeSample: [Rule.sampleOtherLanguage, .sampleConflictMarker, .sampleDiffMarker]
        .contains(lint.rule))
  }
}
