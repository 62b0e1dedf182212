/// What a field takes.
package enum FieldType: Hashable, Sendable {
  /// Any text but an empty one.
  case text
  /// A list of texts; a single text counts as a list of one.
  case texts
  /// A whole number from 0.
  case number
  /// A day, `2026-12-01`.
  case date
  /// One of some words.
  case choice([String])
  /// A list of some words.
  case choices([String])
  /// A list of systems with their first version: `iOS 17`.
  case platforms
  /// Keys and values that the field's own reader looks at.
  case map

  /// What is expected, for a finding and for the reference page.
  package var expectation: String {
    switch self {
    case .text: "a text"
    case .texts: "a list of texts"
    case .number: "a whole number"
    case .date: "a day such as 2026-12-01"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .choices(let words): "a list of " + words.joined(separator: ", ")
    case .platforms: "a list of systems with a version, such as iOS 17"
    case .map: "keys with values"
    }
  }
}
