/// Looks through lines of code.
enum LineSearch {
  /// The first line that is telling, without its indentation, outside of what Swift takes for
  /// strings and comments; nil where none is.
  ///
  /// - Parameters:
  ///   - text: the code.
  ///   - isTelling: looks at a line, and is told whether it is the first that is not empty.
  /// - Returns: where the line stands.
  static func first(
    in text: LintedText, where isTelling: (_ line: ArraySlice<UInt8>, _ isFirst: Bool) -> Bool
  ) -> Range<Int>? {
    var isFirst = true
    for line in text.lines.map(text.content(of:)) where !line.isEmpty {
      if text.isCode(line.lowerBound), isTelling(text.bytes[line], isFirst) { return line }
      isFirst = false
    }
    return nil
  }

  /// Whether a line begins with some bytes.
  static func begins(_ line: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    let bytes = unsafe UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return unsafe line.starts(with: bytes)
  }

  /// Whether a line ends with some characters, blanks behind them aside.
  static func ends(_ line: ArraySlice<UInt8>, _ word: String) -> Bool {
    line.reversed().drop { $0 == 0x20 || $0 == 0x09 }.starts(with: word.utf8.reversed())
  }

  /// Whether a byte is an ASCII letter or `_`.
  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
  }
}
