package import SourceDiagnostics
package import SwiftSnippets

/// Joins what lints and the compiler say of samples into findings: one for each thing to mend.
package struct SampleFindings: Sendable {
  /// How many further errors of one sample are told.
  static let mostNotes = 10

  /// What checked the samples, such as `Swift 6.3.1`; nil where nothing did.
  let compiler: String?
  /// The rules that `site.yml` has switched off: their lints explain nothing then.
  let disabled: Set<RuleID>

  /// Prepares to join.
  ///
  /// - Parameters:
  ///   - compiler: what checked the samples, such as `Swift 6.3.1`; nil where nothing did.
  ///   - disabled: the rules that `site.yml` has switched off.
  package init(compiler: String?, disabled: Set<RuleID>) {
    self.compiler = compiler
    self.disabled = disabled
  }

  /// The findings on one sample.
  ///
  /// - Parameters:
  ///   - use: the sample.
  ///   - lints: what the lints say of it.
  ///   - outcome: what the compiler says; nil where it was not asked.
  /// - Returns: the findings. Where a lint explains why the sample is refused it is the finding, the
  ///   compiler's words are its notes, and it is an error whatever `site.yml` says of the lint.
  package func findings(
    on use: SampleUse, lints: SampleLinter.Result, outcome: SampleOutcome?
  ) -> [Diagnostic] {
    let lints = lints.findings.filter { !disabled.contains($0.diagnostic.rule) }
    guard let outcome else { return lints.map(\.diagnostic) }
    switch outcome.verdict {
    case .notChecked(let reason):
      return lints.map(\.diagnostic) + [
        Rule.sampleParse.finding(
          "the sample could not be checked: \(reason)", at: use.sample.fence,
          notes: [Note("this is \(use.place)")])
      ]
    case .parsed:
      return lints.map(\.diagnostic) + onParsed(use, outcome)
    case .refused(let errors):
      guard let failure = use.marks.failure else { return refusal(of: use, errors, outcome, lints) }
      return [failed(use, failure, errors)].compactMap(\.self)
    }
  }

  // MARK: - Marks

  private func onParsed(_ use: SampleUse, _ outcome: SampleOutcome) -> [Diagnostic] {
    if let failure = use.marks.failure {
      let how = if case .id(let id) = failure.value { " with \(id)" } else { "" }
      return [
        Rule.sampleExpectedFailure.finding(
          "expected to fail\(how), but it parses", at: failure.span, notes: [place(use)],
          suggestion: "take the mark away, or show what the compiler refuses")
      ]
    }
    guard outcome.isContextNeedless, let context = use.marks.context else { return [] }
    return [
      Rule.sampleNeedlessContext.finding(
        "`in=\(context.value.rawValue)` is not needed: the sample parses alone", at: context.span,
        notes: [place(use)],
        fixIts: [FixIt("take the mark away", replacing: withBlank(context.span, use), with: "")])
    ]
  }

  /// A mark with the blank before it; the mark alone where it was not found in the file itself.
  private func withBlank(_ span: SourceSpan, _ use: SampleUse) -> SourceSpan {
    let isPlain = span.range.lowerBound > use.sample.infoSpan.range.lowerBound
    return SourceSpan(
      path: span.path, range: (span.range.lowerBound - (isPlain ? 1 : 0))..<span.range.upperBound)
  }

  private func failed(
    _ use: SampleUse, _ failure: Located<FenceMarks.Failure>, _ errors: [CompilerError]
  ) -> Diagnostic? {
    let first = errors.first { $0.id != nil } ?? errors.first
    guard let first else { return nil }
    let said = Note(
      "the compiler says: \(first.summary)", at: ErrorPlace.span(of: first, in: use.sample))
    let mark = first.id.map { "fails=\($0)" }
    switch failure.value {
    case .id(let id) where errors.contains { $0.id == id }: return nil
    case .id(let id):
      return Rule.sampleExpectedFailure.finding(
        "expected to fail with \(id), but it fails in another way", at: failure.span,
        notes: [said, place(use)], suggestion: mark.map { "write \($0), if that is meant" })
    case .unnamed:
      let fixIts = mark.map { [FixIt("write \($0)", replacing: failure.span, with: $0)] }
      return Rule.sampleExpectedFailure.finding(
        "`fails` needs the id of the error: \(mark ?? "the compiler tells none here")",
        at: failure.span, notes: [said, place(use)], fixIts: fixIts ?? [])
    }
  }

  // MARK: - Refusals

  private func refusal(
    of use: SampleUse, _ errors: [CompilerError], _ outcome: SampleOutcome, _ lints: [LintFinding]
  ) -> [Diagnostic] {
    if let whole = lints.first(where: \.isOfWholeSample) {
      return [explaining(whole, use, errors)]
    }
    let mended = lints.filter(\.isMended)
    if outcome.isMended, let first = mended.first {
      let known = mended.first { $0.lines.contains(errors.first?.line ?? -1) } ?? first
      return lints.map { $0 == known ? explaining($0, use, errors) : $0.diagnostic }
    }
    let told = Set(lints.flatMap(\.lines))
    let rest = errors.filter { !told.contains($0.line) }
    var result = lints.map { lint in
      let here = errors.filter { lint.lines.contains($0.line) }
      return here.isEmpty ? lint.diagnostic : explaining(lint, use, here)
    }
    if let finding = refusal(of: use, rest, outcome) { result.append(finding) }
    return result
  }

  /// A lint as the reason why its sample is refused.
  private func explaining(
    _ lint: LintFinding, _ use: SampleUse, _ errors: [CompilerError]
  ) -> Diagnostic {
    var finding = lint.diagnostic
    finding.severity = .error
    finding.isSettled = true
    if let first = errors.first {
      let span = ErrorPlace.span(of: first, in: use.sample)
      finding.notes.insert(Note("the compiler says: \(first.summary)", at: span), at: 0)
      if let id = first.id { finding.properties["compilerID"] = id }
    }
    return finding
  }

  private func refusal(
    of use: SampleUse, _ errors: [CompilerError], _ outcome: SampleOutcome
  ) -> Diagnostic? {
    guard let first = errors.first else { return nil }
    let sample = use.sample
    var notes = errors.dropFirst().prefix(Self.mostNotes)
      .map { Note($0.summary, at: ErrorPlace.span(of: $0, in: sample)) }
    let rest = errors.count - 1 - notes.count
    if rest > 0 { notes.append(Note("the compiler has \(rest) more errors")) }
    notes.append(place(use))
    let context = outcome.contexts.first.map {
      "this parses as \($0.words); mark the fence `in=\($0.rawValue)`"
    }
    var finding = Rule.sampleParse.finding(
      first.summary, at: ErrorPlace.span(of: first, in: sample), notes: notes,
      suggestion: context ?? CompilerAdvice.advice(for: first, in: use))
    if let id = first.id { finding.properties["compilerID"] = id }
    if !outcome.contexts.isEmpty {
      finding.properties["contexts"] = outcome.contexts.map(\.rawValue).joined(separator: ",")
    }
    return finding
  }

  private func place(_ use: SampleUse) -> Note {
    let context = use.marks.context.map { " in=\($0.value.rawValue)" } ?? ""
    let how = compiler.map { "; checked\(context) with swiftc -parse, \($0)" } ?? ""
    return Note("in \(use.place)\(how)")
  }
}
