package import SourceDiagnostics

extension Rule {
  /// A file over `MarkdownLimits.fileBytes`, or over `MarkdownLimits.definitionBytes`.
  package static let fileTooLarge = Rule(
    "file.too-large", .fixed(.error),
    summary:
      "A page is larger than 1 MB, or its link definitions would make it so large; it is not "
      + "parsed.",
    rationale: "Nobody reads a page of that size, and parsing it could hold up the whole build.")

  /// A line over `MarkdownLimits.lineBytes`.
  package static let fileLongLine = Rule(
    "file.long-line", .fixed(.error),
    summary: "A line is longer than 64 kB, or lines are long and full of \"@\"; the page is not "
      + "parsed.",
    rationale: "Such a line was pasted by mistake or made to do harm: some Markdown takes time "
      + "that grows with the square of a line's length.")

  /// A table over `MarkdownLimits.tableCells`.
  package static let fileWideTable = Rule(
    "file.wide-table", .fixed(.error),
    summary: "A table has too many columns for the length of its page; the page is not parsed.",
    rationale: "Every row of a table is filled up to its header's columns, so a small file can "
      + "become gigabytes. The limit is 200,000 for the most \"|\" in one line times the lines.")

  /// Nesting over `MarkdownLimits.depth`.
  package static let fileDeepNesting = Rule(
    "file.deep-nesting", .fixed(.error),
    summary: "Blocks or inlines are nested deeper than \(MarkdownLimits.depth) levels.",
    rationale: "What is deeper is left out, since no reader could follow it.")
}

/// The rules of this module.
package enum MarkdownRules {
  /// Every rule that reading Markdown can report.
  package static let all: [Rule] = [
    .fileTooLarge, .fileLongLine, .fileWideTable, .fileDeepNesting,
  ]
}
