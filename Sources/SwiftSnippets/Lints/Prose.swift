/// Finds sentences that stand where code should.
enum Prose {
  /// How many words in a row, none of them a keyword, make a sentence.
  private static let words = 4

  /// Whether a line has that many runs of letters with a space between them, outside of anything
  /// that is surely a comment or a string.
  static func isSuspected(_ bytes: [UInt8]) -> Bool {
    var count = 0
    var isComment = false
    var previous: UInt8 = 0x0A
    for byte in bytes {
      switch byte {
      case 0x0A, 0x28, 0x22, 0x7B, 0x3D, 0x3A, 0x3C, 0x40: count = 0
      case 0x20: break
      case 0x2F: isComment = previous == 0x2F || isComment
      default: if previous == 0x20 || previous == 0x0A { count += 1 }
      }
      if byte == 0x0A { isComment = false }
      if count >= words, !isComment { return true }
      previous = byte
    }
    return false
  }

  /// The first line with a sentence, or nil.
  static func place(in text: LintedText) -> Range<Int>? {
    var run = 0
    var last: SampleToken?
    for token in text.tokens {
      let isNear = last.map { isOnSameLine($0, token, text) } ?? false
      let isWord = token.kind == .word && text.bytes[token.range].allSatisfy(isLetter)
      run = isWord ? (isNear ? run + 1 : 1) : 0
      if run >= words {
        return text.content(of: text.lines[text.line(of: token.range.lowerBound)])
      }
      last = token
    }
    return nil
  }

  private static func isOnSameLine(
    _ first: SampleToken, _ second: SampleToken, _ text: LintedText
  ) -> Bool {
    !text.bytes[first.range.upperBound..<second.range.lowerBound].contains(0x0A)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte >= 0x80 || byte == 0x27
  }
}
