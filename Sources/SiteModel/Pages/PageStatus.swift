import SourceDiagnostics

/// How far a page has come; this decides where it is published and how strict its rules are.
package enum PageStatus: String, CaseIterable, Sendable {
  /// Shown only by `serve` and `build --drafts`.
  case draft
  /// Published with a notice.
  case review
  /// Published; rules are strictest.
  case ready
  /// Keeps its address, says why, and leaves indexes and test plan.
  case deprecated

  /// The finding about a status that is none.
  static func unknown(_ text: Located<String>) -> Diagnostic {
    let names = allCases.map(\.rawValue)
    let near = NameSuggestion.nearest(to: text.value, among: names)
    return Rule.statusUnknown.finding(
      "unknown status \"\(text.value)\"; the page is read as a draft", at: text.span,
      suggestion: near.map { "did you mean \"\($0)\"?" }
        ?? "use one of " + names.joined(separator: ", "),
      fixIts: near.map { [FixIt("replace the status", replacing: text.span, with: $0)] } ?? [])
  }
}
