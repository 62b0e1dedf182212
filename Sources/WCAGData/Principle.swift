/// A principle of WCAG with its guidelines.
package struct Principle: Hashable, Sendable {
  /// Its number, 1 to 4.
  package let number: CriterionNumber
  /// Its name.
  package let name: String
  /// Its guidelines in numeric order.
  package let guidelines: [Guideline]
}
