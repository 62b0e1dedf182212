/// Where the lines of some code are.
package struct CodeLines: Hashable, Sendable {
  /// The bytes of each line, without its ending.
  package let ranges: [Range<Int>]

  /// Finds the lines of some code; what follows the last `\n` is one only if it is not empty.
  init(_ bytes: some Sequence<UInt8>) {
    var ranges: [Range<Int>] = []
    var start = 0
    var end = 0
    for byte in bytes {
      if byte == 0x0A {
        ranges.append(start..<end)
        start = end + 1
      }
      end += 1
    }
    if start < end { ranges.append(start..<end) }
    self.ranges = ranges
  }

  /// The number of the line on which a byte stands, or which it ends; for one after the last line,
  /// the number after the last.
  ///
  /// - Parameter byte: a byte of the code, from zero.
  /// - Returns: the zero-based number.
  func line(of byte: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
