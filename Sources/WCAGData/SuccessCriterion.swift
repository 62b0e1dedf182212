/// A success criterion of WCAG: facts only.
package struct SuccessCriterion: Hashable, Sendable {
  /// Its number, such as 2.3.3.
  package let number: CriterionNumber
  /// W3C's id for it, such as `animation-from-interactions`.
  package let id: String
  /// Its name in the newest version that has it.
  package let name: String
  /// Its conformance level.
  package let level: ConformanceLevel
  /// The version that brought it.
  package let introduced: WCAGVersion
  /// The version that removed it, if any.
  package let removed: WCAGVersion?
  /// The last part of the address of W3C's page "Understanding", without `.html`.
  package let understandingSlug: String
  /// Names it had in other versions.
  package let formerNames: [String]

  /// Whether a version of WCAG has it.
  package func isPart(of version: WCAGVersion) -> Bool {
    introduced <= version && removed.map { version < $0 } ?? true
  }

  /// The address of W3C's page "Understanding" for it, in the newest version that has it.
  package var understandingAddress: String {
    let folder = removed == nil ? "WCAG22" : "WCAG21"
    return "https://www.w3.org/WAI/\(folder)/Understanding/\(understandingSlug).html"
  }
}
