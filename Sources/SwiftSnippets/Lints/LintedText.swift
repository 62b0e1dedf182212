/// Swift code that lints look at.
struct LintedText: Sendable {
  /// The code.
  let text: String
  /// Its bytes.
  let bytes: [UInt8]
  /// Its tokens in order, comments among them.
  let tokens: [SampleToken]
  /// Its lines, without their endings.
  var lines: [Range<Int>] { codeLines.ranges }

  private let codeLines: CodeLines

  /// Takes code apart.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    tokens = SampleTokens.tokens(of: text)
    codeLines = CodeLines(bytes)
  }

  /// The tokens without the comments.
  var code: [SampleToken] { tokens.filter { $0.kind != .comment } }

  /// What stands at some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What a token says.
  func text(_ token: SampleToken) -> String { text(token.range) }

  /// The token that a byte belongs to, or nil between tokens.
  func token(at byte: Int) -> SampleToken? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.contains(byte) ? tokens[low] : nil
  }

  /// Whether a byte is for the compiler: not in a string, a comment or a regular expression.
  func isCode(_ byte: Int) -> Bool { token(at: byte)?.isProse != true }

  /// The number of the line on which a byte stands, from zero.
  func line(of byte: Int) -> Int {
    max(0, min(codeLines.line(of: byte), lines.count - 1))
  }

  /// The bytes of a line from its first that is no blank.
  func content(of line: Range<Int>) -> Range<Int> {
    let blanks = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return (line.lowerBound + blanks)..<line.upperBound
  }

  /// The places of a piece of text.
  func places(of words: String) -> [Range<Int>] {
    ByteSearch.places(of: Array(words.utf8), in: bytes)
  }
}
