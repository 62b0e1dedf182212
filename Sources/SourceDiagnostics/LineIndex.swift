/// Where the lines of a text begin, to turn byte offsets into lines and columns.
///
/// Offsets are used everywhere inside; lines and columns are made only where something is printed.
package struct LineIndex: Hashable, Sendable {
  /// The UTF-8 offset at which each line begins; the first is always 0.
  package let starts: [Int]
  /// The length of the text in UTF-8 bytes.
  package let length: Int

  /// Finds the lines of a text whose line endings are all `\n`.
  package init(_ text: String) {
    var text = text
    (starts, length) = text.withUTF8 { bytes in
      var starts = [0]
      for place in bytes.indices where unsafe bytes[place] == 0x0A {
        starts.append(place + 1)
      }
      return (starts, bytes.count)
    }
  }

  /// How many lines the text has; an empty text has one.
  package var count: Int { starts.count }

  /// The zero-based line that holds a byte offset; offsets outside the text are clamped into it.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a zero-based line, without its line ending; lines outside the text are clamped.
  package func range(ofLine line: Int) -> Range<Int> {
    let line = min(max(line, 0), starts.count - 1)
    let start = starts[line]
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : length
    return start..<max(start, end)
  }
}
