/// One error of the compiler about a sample.
package struct CompilerError: Hashable, Comparable, Sendable {
  /// The zero-based line of the sample; it can be one after the last.
  package let line: Int
  /// The zero-based byte of that line.
  package let column: Int
  /// The compiler's own words.
  package let message: String
  /// The compiler's name for the error, such as `expected_separator`; nil where it told none.
  package let id: String?

  /// Describes an error.
  package init(line: Int, column: Int, message: String, id: String?) {
    self.line = line
    self.column = column
    self.message = message
    self.id = id
  }

  /// The compiler's words, with its name for the error behind them.
  package var summary: String { id.map { "\(message) (\($0))" } ?? message }

  package static func < (left: CompilerError, right: CompilerError) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
