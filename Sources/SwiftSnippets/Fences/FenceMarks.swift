package import SourceDiagnostics

/// What the marks on a Swift sample's fence ask for.
package struct FenceMarks: Hashable, Sendable {
  /// How a sample that must not parse fails.
  package enum Failure: Hashable, Sendable {
    /// With an error of this id among its errors.
    case id(String)
    /// Somehow: its author has not said how, which is a finding that names the id.
    case unnamed
  }

  /// What it stands in; nil where it is a file of its own.
  package var context: Located<SampleContext>?
  /// That it must not parse, and how it fails.
  package var failure: Located<Failure>?
  /// Why it is not checked.
  package var skip: Located<String>?
  /// What stands over it on its page.
  package var title: String?
  /// Whether a mark could not be read, so that nobody knows what is asked for.
  package var isFaulty = false

  /// No marks.
  package init() {}
}
