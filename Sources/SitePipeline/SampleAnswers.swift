package import SwiftSnippets

/// What a check of samples answers.
package struct SampleAnswers: Sendable {
  /// What checked them, such as "Swift 6.3.1"; nil where there was nothing to check.
  package var compiler: String?
  /// How they were checked, such as "batch".
  package var engine: String
  /// What a user should know of how they were checked; nil for nothing.
  package var remark: String?
  /// An outcome for each request, in their order.
  package var outcomes: [SampleOutcome]

  /// Describes an answer.
  package init(
    compiler: String?, engine: String, remark: String? = nil, outcomes: [SampleOutcome]
  ) {
    self.compiler = compiler
    self.engine = engine
    self.remark = remark
    self.outcomes = outcomes
  }
}
