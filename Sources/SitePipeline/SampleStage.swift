import ParallelMapping
import SiteChecks
import SiteModel
import SiteRendering
import SourceDiagnostics
import SwiftSnippets

/// The samples of a handbook on their way through lints and compiler.
struct SampleStage: Sendable {
  private let uses: [SampleUse]
  private let lints: [SampleLinter.Result]
  private let configuration: SiteConfiguration

  /// Looks through samples with all lints.
  init(_ uses: [SampleUse], _ configuration: SiteConfiguration, jobs: Int) async {
    self.uses = uses
    self.configuration = configuration
    lints = await mapInStretches(uses, jobs: jobs) { SampleLinter.look(at: $0) }
  }

  /// What the compiler is to be asked.
  var requests: [SampleRequest] {
    zip(uses, lints).filter { $0.0.isChecked }.map { SampleRequest($0, mended: $1.mended) }
  }

  /// The findings on all samples.
  ///
  /// - Parameter answers: what the compiler says; nil where it was left out.
  /// - Returns: them, sample by sample.
  func findings(_ answers: SampleAnswers?) -> [Diagnostic] {
    let disabled = Set(configuration.severities.filter { $0.value == nil }.keys)
    let findings = SampleFindings(compiler: answers?.compiler, disabled: disabled)
    var outcomes = answers?.outcomes[...] ?? []
    var result: [Diagnostic] = []
    for (use, lints) in zip(uses, lints) {
      let outcome = answers != nil && use.isChecked ? outcomes.popFirst() : nil
      result += findings.findings(on: use, lints: lints, outcome: outcome)
    }
    return result + [SkippedSamples.finding(uses, configuration)].compactMap(\.self)
  }

  /// The counts of the check.
  func report(_ answers: SampleAnswers) -> SampleReport { SampleReport(uses, answers) }

  /// What pages show of their samples.
  ///
  /// - Parameters:
  ///   - answers: what the compiler says; nil where it was left out.
  ///   - highlight: finds what to highlight.
  /// - Returns: what the renderer asks, with a verdict for each sample that has one.
  func display(
    _ answers: SampleAnswers?, highlight: @escaping @Sendable (String) -> [HighlightSpan]
  ) -> SampleDisplay {
    var display = SampleDisplay(highlight: highlight)
    for use in uses {
      if let skip = use.marks.skip { display.add(.skipped(reason: skip.value), on: use.sample) }
    }
    guard let answers, let compiler = answers.compiler else { return display }
    for (use, outcome) in zip(uses.filter(\.isChecked), answers.outcomes) {
      switch (outcome.verdict, use.marks.failure?.value) {
      case (.parsed, nil):
        let context = use.marks.context?.value
        display.add(.parsed(compiler: compiler, context: context), on: use.sample)
      case (.refused(let errors), .id(let id)):
        let error = errors.first { $0.id == id } ?? errors.first
        let message = error.map { "line \($0.line + 1): error: \($0.summary)" } ?? ""
        display.add(.refused(compiler: compiler, message: message), on: use.sample)
      default: continue
      }
    }
    return display
  }
}
