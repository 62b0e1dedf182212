/// What a word of Swift code is to a reader.
package enum HighlightKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A keyword, a directive such as `#if`, or the name of a macro.
  case keyword
  /// A type, also where it is called: `Text("Cart")`.
  case type
  /// A string, without its interpolations.
  case string
  /// A number.
  case number
  /// A comment.
  case comment
  /// An attribute: `@State`.
  case attribute
  /// The label of an argument.
  case label
  /// An operator.
  case `operator`
  /// A regular expression.
  case regex

  /// The class of its HTML element: one letter, since a page has hundreds of them.
  package var className: StaticString {
    switch self {
    case .keyword: "k"
    case .type: "t"
    case .string: "s"
    case .number: "n"
    case .comment: "c"
    case .attribute: "a"
    case .label: "l"
    case .operator: "o"
    case .regex: "r"
    }
  }
}
