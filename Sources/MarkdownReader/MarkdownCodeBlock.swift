/// A block of code.
package struct MarkdownCodeBlock: Hashable, Sendable {
  /// The info string after the opening fence, trimmed, escapes resolved; empty where there is none.
  package let info: String
  /// The code, each line ended by `\n`.
  package let literal: String
  /// Whether it stands between fences, and not on indentation alone.
  package let isFenced: Bool

  /// Describes a block of code.
  package init(info: String, literal: String, isFenced: Bool) {
    self.info = info
    self.literal = literal
    self.isFenced = isFenced
  }

  /// The first word of the info string, which names the language; empty where there is none.
  package var language: String {
    String(info.prefix { $0 != " " && $0 != "\t" })
  }
}
