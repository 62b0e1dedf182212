/// One finding: what is wrong, where, why, and how to mend it.
package struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  package var rule: RuleID
  /// How much it weighs.
  package var severity: Severity
  /// One lower-case sentence without a full stop; it names the thing.
  package var message: String
  /// Where it is; nil where no file is at fault.
  package var span: SourceSpan?
  /// Other places and further facts.
  package var notes: [Note]
  /// What to try, in a few words, where no exact mend is known.
  package var suggestion: String?
  /// Exact mends.
  package var fixIts: [FixIt]
  /// Further facts for machines, such as the compiler's own id of an error; sorted when printed.
  package var properties: [String: String]
  /// Whether it weighs what it weighs, whatever `site.yml` says of its rule.
  package var isSettled = false

  /// Makes a finding; `Rule.finding` is the usual way.
  package init(
    rule: RuleID, severity: Severity, message: String, span: SourceSpan?, notes: [Note] = [],
    suggestion: String? = nil, fixIts: [FixIt] = [], properties: [String: String] = [:]
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.suggestion = suggestion
    self.fixIts = fixIts
    self.properties = properties
  }
}

extension Diagnostic: Comparable {
  /// Findings are told by path, then place, then rule, then message.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let leftKey = (left.span?.path ?? "", left.span?.range.lowerBound ?? 0)
    let rightKey = (right.span?.path ?? "", right.span?.range.lowerBound ?? 0)
    if leftKey != rightKey { return leftKey < rightKey }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
