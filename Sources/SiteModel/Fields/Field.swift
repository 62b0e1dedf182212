/// One field of front matter or of `site.yml`: the single place that says what it is.
package struct Field: Hashable, Sendable {
  /// Its key.
  package let name: String
  /// What it takes.
  package let type: FieldType
  /// What it is for, in one sentence.
  package let help: String

  /// Declares a field.
  package init(_ name: String, _ type: FieldType, _ help: String) {
    self.name = name
    self.type = type
    self.help = help
  }
}
