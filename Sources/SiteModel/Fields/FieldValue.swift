package import SourceDiagnostics
package import YAMLReader

/// A field's value, of the type its declaration says.
package enum FieldValue: Hashable, Sendable {
  case text(Located<String>)
  case texts([Located<String>])
  case number(Located<Int>)
  case map([YAMLEntry])
}
