/// The stable name of a rule, such as `link.unresolved`: what `explain`, `site.yml` and reports use.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name: a subject and a fault, in lower case, joined by a full stop.
  package let name: String

  /// Makes an id from its name.
  package init(_ name: String) {
    self.name = name
  }

  package var description: String { name }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
