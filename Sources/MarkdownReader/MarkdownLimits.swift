/// How much Markdown is read.
///
/// What is over a limit is a finding, and the page is not parsed (or, for nesting, what is deeper is
/// left out), because cmark-gfm cannot be interrupted.
package enum MarkdownLimits {
  /// The largest file, in bytes of UTF-8: 1 MB.
  package static let fileBytes = 1 << 20
  /// The longest line, in bytes of UTF-8 without its ending: 64 kB.
  package static let lineBytes = 1 << 16
  /// The most that (`@` in a line) x (bytes of the line) may be for all lines together.
  ///
  /// At every `@` cmark-gfm looks through the rest of the line for the end of an address.
  package static let addressSteps = 1 << 26
  /// The most that (bytes of the longest link definition) x (`]`, each of which may end a mention of
  /// it) may be: 64 MB.
  ///
  /// cmark-gfm copies a definition into every link that mentions it, so 1 MB could become 13 GB.
  package static let definitionBytes = 1 << 26
  /// The most that (`|` in the line with most of them) x (lines) may be.
  ///
  /// cmark-gfm fills in the missing cells of every row of a table, so 1,000 columns and 50,000 empty
  /// rows, about 100 kB of text, would take a minute and gigabytes.
  package static let tableCells = 200_000
  /// The deepest nesting of blocks and inlines; the document itself is level 0.
  package static let depth = 100
}
