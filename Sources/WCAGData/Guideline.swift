/// A guideline of WCAG with its criteria.
package struct Guideline: Hashable, Sendable {
  /// Its number, such as 2.3.
  package let number: CriterionNumber
  /// Its name.
  package let name: String
  /// Its criteria in numeric order.
  package let criteria: [SuccessCriterion]
}
