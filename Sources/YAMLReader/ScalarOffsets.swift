/// Turns libyaml's places, counted in Unicode scalars, into UTF-8 bytes of the file.
struct ScalarOffsets {
  private let base: Int
  /// The byte at which each scalar begins, or nil where every scalar is one byte.
  private let starts: [Int]?
  private let length: Int

  init(_ text: String, base: Int) {
    self.base = base
    length = text.utf8.count
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      starts = nil
      return
    }
    var offsets: [Int] = []
    for (offset, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 {
      offsets.append(offset)
    }
    starts = offsets
  }

  /// The byte of the file at which a scalar begins; places past the end become the end.
  func byte(_ scalar: Int) -> Int {
    guard let starts else { return base + min(scalar, length) }
    return base + (scalar < starts.count ? starts[scalar] : length)
  }

  /// The bytes of the file that a range of scalars stands on.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    byte(range.lowerBound)..<byte(range.upperBound)
  }
}
