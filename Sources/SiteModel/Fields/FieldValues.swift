package import SourceDiagnostics
package import YAMLReader

/// The fields that a front matter or a `site.yml` gives, by name.
package struct FieldValues: Hashable, Sendable {
  private var values: [String: FieldValue] = [:]

  /// No fields at all.
  package init() {}

  /// Sets a field; only a reader does.
  mutating func set(_ name: String, _ value: FieldValue) {
    values[name] = value
  }

  /// The text of a field with its place.
  package func text(_ name: String) -> Located<String>? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// The texts of a list field with their places; none where it is not given.
  package func texts(_ name: String) -> [Located<String>] {
    if case .texts(let texts) = values[name] { texts } else { [] }
  }

  /// The number of a field with its place.
  package func number(_ name: String) -> Located<Int>? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  /// The entries of a map field; none where it is not given.
  package func entries(_ name: String) -> [YAMLEntry] {
    if case .map(let entries) = values[name] { entries } else { [] }
  }

  /// Whether a field is given.
  package func has(_ name: String) -> Bool { values[name] != nil }
}
