import SourceDiagnostics
package import SwiftSnippets

/// Proves samples with a compiler: that they parse, that they fail as they should, that they need the
/// context they ask for, and where a refused one would parse.
package struct SampleProver: Sendable {
  private let compiler: InstalledCompiler
  private let engine: CheckEngine
  private let jobs: Int
  private let probes: Bool

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - compiler: the compiler.
  ///   - engine: how it is used.
  ///   - jobs: how many compilers run at a time, at least one.
  ///   - probes: whether refused samples are tried with mends and in contexts; else they are not.
  package init(
    _ compiler: InstalledCompiler, engine: CheckEngine, jobs: Int, probes: Bool = true
  ) {
    self.compiler = compiler
    self.engine = engine
    self.jobs = jobs
    self.probes = probes
  }

  /// Checks samples.
  ///
  /// - Parameter requests: what is asked of each.
  /// - Returns: an outcome for each, in their order.
  /// - Throws: `SwiftCompilerError` where no sample could be checked.
  package func prove(
    _ requests: [SampleRequest]
  ) async throws(SwiftCompilerError) -> SampleProof {
    var check = SourceCheck(compiler: compiler, engine: engine, jobs: jobs)
    var outcomes = try await firstOutcomes(requests, &check)
    if probes { try await probe(requests, &outcomes, &check) }
    return SampleProof(outcomes: outcomes, engine: check.engine, remark: check.remark)
  }

  // MARK: - Verdicts

  /// The verdicts in the contexts asked for, and whether those are needed.
  private func firstOutcomes(
    _ requests: [SampleRequest], _ check: inout SourceCheck
  ) async throws(SwiftCompilerError) -> [SampleOutcome] {
    let questions = requests.map { Question($0.use) }
    let verdicts = try await check.verdicts(questions.flatMap(\.sources))
    let alone = try await check.parses(questions.compactMap(\.alone))
    var outcomes: [SampleOutcome] = []
    var place = 0
    var alonePlace = 0
    for question in questions {
      let answers = verdicts[place..<(place + question.sources.count)]
      place += question.sources.count
      var outcome = SampleOutcome(question.refusal ?? Self.best(Array(answers)))
      if question.alone != nil {
        outcome.isContextNeedless = alone[alonePlace]
        alonePlace += 1
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// The verdict of a context that comes in several forms: that of the form in which the sample
  /// parses, or else in which it gets furthest.
  private static func best(_ verdicts: [SampleVerdict]) -> SampleVerdict {
    if verdicts.contains(.parsed) { return .parsed }
    let furthest = verdicts.max { left, right in
      guard let first = left.errors.first else { return right.errors.first != nil }
      return right.errors.first.map { first < $0 } ?? false
    }
    return furthest ?? .notChecked("the compiler was not asked")
  }

  // MARK: - Probes

  /// Tries the refused samples with the mends of lints, and in all contexts.
  private func probe(
    _ requests: [SampleRequest], _ outcomes: inout [SampleOutcome], _ check: inout SourceCheck
  ) async throws(SwiftCompilerError) {
    var sources: [CompilerSource] = []
    var notes: [(request: Int, context: SampleContext?)] = []
    for (index, request) in requests.enumerated() {
      let sample = request.use.sample
      guard !outcomes[index].verdict.errors.isEmpty, request.use.marks.failure == nil else {
        continue
      }
      if let mended = request.mended {
        sources.append(
          CompilerSource(
            sample, text: mended, wrapping: request.use.marks.context?.value.wrappings.first))
        notes.append((index, nil))
      }
      guard request.use.marks.context == nil, BracketBalance.isAvailable,
        BracketBalance.firstFault(in: sample.text) == nil
      else { continue }
      for context in SampleContext.allCases {
        for wrapping in context.wrappings {
          sources.append(CompilerSource(sample, wrapping: wrapping))
          notes.append((index, context))
        }
      }
    }
    let parses = try await check.parses(sources)
    for (note, parses) in zip(notes, parses) where parses {
      guard let context = note.context else {
        outcomes[note.request].isMended = true
        continue
      }
      if !outcomes[note.request].contexts.contains(context) {
        outcomes[note.request].contexts.append(context)
      }
    }
  }
}
