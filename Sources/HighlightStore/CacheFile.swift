/// The bytes of a cache: a head that says whose it is, and entries.
///
/// An entry is its key (16 bytes), the number of its bytes (4), a check sum over them (8), and they
/// themselves; all numbers with the lowest byte first.
enum CacheFile {
  /// The bytes of an entry before its content.
  static let headLength = 28

  /// The head of a cache that this program can use.
  ///
  /// - Parameter stamp: what tells this build of the program from others.
  /// - Returns: the first bytes of every file that is ours.
  static func head(stamp: UInt64) -> [UInt8] {
    Array("patternbook highlighting 1\n".utf8) + bytes(of: stamp, count: 8)
  }

  /// The entries of a file, each where its content stands; none where it is not ours.
  ///
  /// A file that was cut off has those that are whole.
  static func entries(in file: [UInt8], head: [UInt8]) -> [HighlightKey: Range<Int>] {
    guard file.starts(with: head) else { return [:] }
    var entries: [HighlightKey: Range<Int>] = [:]
    var place = head.count
    while place + headLength <= file.count {
      let key = HighlightKey(
        high: number(in: file, at: place), low: number(in: file, at: place + 8))
      let length = Int(number(in: file, at: place + 16) & 0xFFFF_FFFF)
      let start = place + headLength
      guard length <= file.count - start else { break }
      entries[key] = start..<(start + length)
      place = start + length
    }
    return entries
  }

  /// Whether the content of an entry is what was written.
  static func isSound(_ content: Range<Int>, of key: HighlightKey, in file: [UInt8]) -> Bool {
    number(in: file, at: content.lowerBound - 8) == key.checksum(of: file[content])
  }

  /// An entry as bytes.
  static func entry(_ key: HighlightKey, _ content: ArraySlice<UInt8>) -> [UInt8] {
    bytes(of: key.high, count: 8) + bytes(of: key.low, count: 8)
      + bytes(of: UInt64(content.count), count: 4) + bytes(of: key.checksum(of: content), count: 8)
      + Array(content)
  }

  private static func bytes(of number: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  private static func number(in file: [UInt8], at place: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(file[place + $1]) << (8 * UInt64($1)) }
  }
}
