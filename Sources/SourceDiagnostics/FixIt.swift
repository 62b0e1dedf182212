/// An exact mend for a finding: safe to apply without a second look.
package struct FixIt: Hashable, Sendable {
  /// What it does, in a few words in the imperative: "replace the name".
  package var summary: String
  /// The edits, all of one file, none overlapping.
  package var edits: [SourceEdit]

  /// Makes a mend of several edits.
  package init(_ summary: String, edits: [SourceEdit]) {
    self.summary = summary
    self.edits = edits
  }

  /// Makes a mend that replaces one stretch of text.
  package init(_ summary: String, replacing span: SourceSpan, with text: String) {
    self.init(summary, edits: [SourceEdit(span: span, replacement: text)])
  }
}
