/// One name that a view model gives to templates.
package struct ViewFieldShape: Hashable, Sendable {
  /// The name, as templates write it.
  package let name: String
  /// What it holds, in one sentence.
  package let help: String
  /// What kind of value it has.
  package let shape: ViewShape
  /// Whether it can be missing; it is false in a section then.
  package let isOptional: Bool
}
