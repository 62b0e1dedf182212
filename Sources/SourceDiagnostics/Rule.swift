/// One thing that Patternbook looks for.
///
/// Each has a page of the same name under `content/checks`.
package struct Rule: Hashable, Sendable {
  /// Its stable name.
  package let id: RuleID
  /// What it finds, in one sentence.
  package let summary: String
  /// Why that matters to a reader or a contributor, in a sentence or two.
  package let rationale: String
  /// How much its findings weigh.
  package let severity: RuleSeverity

  /// Declares a rule.
  package init(_ id: String, _ severity: RuleSeverity, summary: String, rationale: String) {
    self.id = RuleID(id)
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
  }

  /// A finding of this rule.
  ///
  /// - Parameters:
  ///   - message: one lower-case sentence without a full stop that names the thing.
  ///   - span: where it is; nil where no file is at fault.
  ///   - notes: other places and further facts.
  ///   - suggestion: what to try, in a few words, where no exact mend is known.
  ///   - fixIts: exact mends.
  /// - Returns: the finding, with the weight that the rule has at first.
  package func finding(
    _ message: String, at span: SourceSpan?, notes: [Note] = [], suggestion: String? = nil,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: id, severity: severity.initial, message: message, span: span, notes: notes,
      suggestion: suggestion, fixIts: fixIts)
  }
}
