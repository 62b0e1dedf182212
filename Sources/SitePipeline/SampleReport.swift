import SourceDiagnostics
import SwiftSnippets

/// The counts of a check of samples.
package struct SampleReport: Hashable, Sendable {
  /// What checked them, such as "Swift 6.3.1"; nil where there was nothing to check.
  package let compiler: String?
  /// How they were checked, such as "batch".
  package let engine: String
  /// What a user should know of how they were checked; nil for nothing.
  package let remark: String?
  /// How many parse, as they have to.
  package private(set) var parsed = 0
  /// How many are refused in the way that their fences say.
  package private(set) var failedAsExpected = 0
  /// How many are not as they have to be: refused, or not refused as their fences say.
  package private(set) var refused = 0
  /// How many are not checked because their fences say so.
  package private(set) var skipped = 0
  /// How many are not checked for another reason, which is a finding.
  package private(set) var unchecked = 0

  /// Whether there were samples to check and the compiler came to no verdict on any.
  package var isNothingChecked: Bool {
    asked > 0 && unanswered == asked
  }

  private var asked = 0
  private var unanswered = 0

  init(_ uses: [SampleUse], _ answers: SampleAnswers) {
    compiler = answers.compiler
    engine = answers.engine
    remark = answers.remark
    skipped = uses.count { $0.marks.skip != nil && !$0.marks.isFaulty }
    let requests = uses.filter(\.isChecked)
    unchecked = uses.count - requests.count - skipped
    asked = requests.count
    for (use, outcome) in zip(requests, answers.outcomes) { count(use, outcome) }
  }

  private mutating func count(_ use: SampleUse, _ outcome: SampleOutcome) {
    switch (outcome.verdict, use.marks.failure?.value) {
    case (.notChecked, _):
      unchecked += 1
      unanswered += 1
    case (.parsed, nil): parsed += 1
    case (.refused(let errors), .id(let id)) where errors.contains { $0.id == id }:
      failedAsExpected += 1
    default: refused += 1
    }
  }
}
