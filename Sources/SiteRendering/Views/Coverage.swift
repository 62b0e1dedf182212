/// How many success criteria have a card.
package struct Coverage: Hashable, Sendable {
  /// Criteria that at least one ready card fails.
  let covered: Int
  /// All criteria of the handbook's version of WCAG.
  let all: Int
}
