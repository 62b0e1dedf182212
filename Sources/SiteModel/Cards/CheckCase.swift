package import AssistiveProfiles
package import MarkdownReader
package import SourceDiagnostics

/// One case of a Check section: what a tester does and what must come of it.
package struct CheckCase: Hashable, Sendable {
  /// Its id: written, or `<card>/<profile>-<n>`.
  package let id: String
  /// Where the id is written, if it is.
  package let writtenID: Located<String>?
  /// The Profile line as written; nil where it is missing.
  package let profileText: Located<String>?
  /// The profiles the line names.
  package let profiles: [AssistiveProfile]
  /// What else the Profile line says: "off, and then on".
  package let setUp: String
  /// What is done; nil where it is missing.
  package let task: Located<String>?
  /// What must come of it, one by one; empty where it is missing.
  package let expectations: [Located<String>]
  /// Where the case begins.
  package let span: SourceSpan
  /// The code block it stands in.
  package let block: MarkdownNodeID
}
