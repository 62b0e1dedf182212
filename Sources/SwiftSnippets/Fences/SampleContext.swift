/// What a sample has to stand in to be parsed: `in=` on its fence.
package enum SampleContext: String, Hashable, Sendable, CaseIterable {
  // The order is that in which they are suggested.
  /// The members of a class.
  case member
  /// The members of an enumeration.
  case `enum`
  /// The requirements of a protocol.
  case `protocol`
  /// The cases of a `switch`.
  case `switch`
  /// The accessors of a property.
  case accessor
  /// The arguments of a call, or the elements of an array.
  case args
  /// What follows an `if`, or a `do`.
  case `else`
  /// The body of a function.
  case body

  /// The context in words, after "as": "a class member".
  package var words: String {
    switch self {
    case .member: "a class member"
    case .enum: "a member of an enumeration"
    case .protocol: "a requirement of a protocol"
    case .switch: "a case of a `switch`"
    case .accessor: "an accessor of a property"
    case .args: "the arguments of a call"
    case .else: "what follows an `if` or a `do`"
    case .body: "the body of a function"
    }
  }

  /// The code around a sample, by which it stands in this context.
  ///
  /// More than one where a context comes in several forms; a sample that parses in one of them
  /// parses in the context. `before` is one line, so that it fits on that of the fence.
  package var wrappings: [(before: String, after: String)] {
    switch self {
    case .member: [("final class Wrapping: NSObject {", "}")]
    case .enum: [("enum Wrapping {", "}")]
    case .protocol: [("protocol Wrapping {", "}")]
    case .switch: [("func wrapping() { switch subject {", "} }")]
    case .accessor: [("struct Wrapping { var value: Value {", "} }")]
    case .args:
      [("func wrapping() { call(", ") }"), ("func wrapping() { let elements = [", "] }")]
    case .else:
      [("func wrapping() { if condition { }", "}"), ("func wrapping() { do { }", "}")]
    case .body: [("func wrapping() {", "}")]
    }
  }
}
