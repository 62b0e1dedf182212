import MarkdownReader
import SourceDiagnostics
import Testing

/// A text made to take long or to crash.
struct HostileText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: RuleID?
  let bytes: [UInt8]

  init(_ name: String, _ text: String, is rule: Rule? = nil) {
    self.init(name, is: rule, bytes: Array(text.utf8))
  }

  init(_ name: String, is rule: Rule? = nil, bytes: [UInt8]) {
    testDescription = name
    self.rule = rule?.id
    self.bytes = bytes
  }

  /// Lines of at most 60 kB, about 1 MB in all.
  static func block(_ name: String, _ piece: String) -> HostileText {
    let line = repeated(piece, 60_000 / piece.utf8.count) + "\n"
    return HostileText(name, repeated(line, 1_000_000 / line.utf8.count))
  }

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Texts whose nesting or size is the trouble.
  static let large = [
    HostileText(
      "20,000 nested quotes", repeated(">", 20_000) + "a\n", is: .fileDeepNesting),
    HostileText(
      "1,000 columns and 50,000 rows",
      repeated("|a", 1_000) + "|\n" + repeated("|-", 1_000) + "|\n" + repeated("|\n", 50_000),
      is: .fileWideTable),
    HostileText(
      "a line of 1 MB", repeated("a", 1_000_000), is: .fileLongLine),
    HostileText(
      "20 MB", repeated("text and more\n", 1_500_000), is: .fileTooLarge),
    HostileText(
      "deep lists in a line", repeated("- ", 30_000) + "a\n", is: .fileDeepNesting),
    HostileText(
      "deep lists in lines", (0..<1_000).map { repeated("  ", $0) + "- a\n" }.joined(),
      is: .fileDeepNesting),
    HostileText(
      "deep emphasis", repeated("*a **a ", 4_000) + repeated("b** b*", 4_000), is: .fileDeepNesting),
    HostileText(
      "deep links", repeated("![a", 5_000) + repeated("](b)", 5_000), is: .fileDeepNesting),
    HostileText("deep footnotes", repeated("[^a]: ", 10_000) + "b[^a]\n"),
    HostileText("addresses", repeated(repeated("a@b", 20_000) + "\n", 16), is: .fileLongLine),
    HostileText(
      "addresses within the limit",
      repeated(repeated("a@b", 70) + repeated("c", 58_000) + "\n", 16)),
    HostileText(
      "a definition mentioned often",
      "[a]: " + repeated("x", 60_000) + "\n\n" + repeated("[a] [a] [a]\n", 70_000),
      is: .fileTooLarge),
    HostileText("nested brackets", repeated("[", 30_000) + "a" + repeated("]", 30_000)),
  ]

  /// Texts that take some parsers time that grows with the square of their length.
  static let quadratic = [
    block("open brackets", "["), block("brackets and parentheses", "[a]("),
    block("open images", "![a"), block("emphasis that never closes", "*a "),
    block("emphasis of both kinds", "*a _b "), block("emphasis after letters", "a**b"),
    block("strikethrough", "~a "), block("ticks of growing runs", growingTicks),
    block("tags", "<a "), block("comments", "<!-- "), block("instructions", "<?"),
    block("declarations", "<!A "), block("character data", "<![CDATA["),
    block("pointy links", "[a](<b"), block("links that never end", "[a](b"),
    block("links with titles", "[a](b \"c"), block("at signs", "@"),
    block("autolinks", "http://a"), block("autolinks in parentheses", "(www.a.b/("),
    block("colons", ":"), block("many w", "w"), block("entities", "&a"), block("escapes", "\\"),
    block("definitions", "[a]: b\n"), block("mentions", "[a][b]"), block("footnotes", "[^a]"),
    block("pipes in a cell", "|a\n"), block("underlines", "a\n-\n"), block("bullets", "- a\n"),
    block("lazy quotes", "> a\nb\n"), block("blank quotes", ">\n"), block("fences", "```\n"),
    block("hard breaks", "a  \n"), block("html blocks", "<p>\n"),
    block("footnote texts", "[^a]: b\n"),
  ]

  private static var growingTicks: String {
    (1...60).map { repeated("`", $0) + "a" }.joined()
  }

  /// Texts whose bytes are the trouble.
  static let bytes = [
    HostileText("NUL", bytes: [0, 0x23, 0x20, 0, 0x2A, 0x61, 0, 0x2A, 0x0A, 0]),
    HostileText(
      "bytes that are no UTF-8", bytes: (0...255).map { UInt8($0) } + [0xC3, 0x0A, 0xF0, 0x9F]),
    HostileText("nothing", ""), HostileText("only a mark", "\u{FEFF}"),
    HostileText("only blanks", " \t "),
  ]
}
