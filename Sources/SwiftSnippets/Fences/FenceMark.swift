import SourceDiagnostics

/// One word of an info string after the language: `in=member`, `skip="a reason"`.
struct FenceMark: Hashable, Sendable {
  /// What stands before the `=`.
  let name: String
  /// What stands after it, without quotes; nil without a `=`.
  let value: String?
  /// Whether a quote was opened and not closed, or something is glued to the closing one.
  let isOpen: Bool
  /// Where it stands, in bytes of the info string.
  let range: Range<Int>
  /// Where the value stands, with its quotes; the mark itself without one.
  let valueRange: Range<Int>

  /// The words of an info string after the language, in order.
  static func marks(in info: [UInt8]) -> [FenceMark] {
    var marks: [FenceMark] = []
    var place = info.prefix { !isBlank($0) }.count
    while place < info.count {
      place += info[place...].prefix(while: isBlank).count
      guard place < info.count else { break }
      let mark = read(info, from: place)
      marks.append(mark)
      place = mark.range.upperBound
    }
    return marks
  }

  /// Where some bytes of a sample's info string stand in the file.
  ///
  /// With escapes in it the info string is another text than the file's: then all of it is meant.
  static func span(of range: Range<Int>, in sample: CodeSample) -> SourceSpan {
    guard sample.info.utf8.count == sample.infoSpan.range.count else { return sample.infoSpan }
    let start = sample.infoSpan.range.lowerBound
    return SourceSpan(
      path: sample.path, range: (start + range.lowerBound)..<(start + range.upperBound))
  }

  private static func read(_ bytes: [UInt8], from start: Int) -> FenceMark {
    let name = bytes[start...].prefix { !isBlank($0) && $0 != 0x3D }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == 0x3D else {
      let whole = start..<name.endIndex
      return FenceMark(
        name: String(decoding: name, as: UTF8.self), value: nil, isOpen: false, range: whole,
        valueRange: whole)
    }
    let first = name.endIndex + 1
    let isQuoted = first < bytes.count && bytes[first] == 0x22
    let content =
      isQuoted
      ? bytes[(first + 1)...].prefix { $0 != 0x22 } : bytes[first...].prefix { !isBlank($0) }
    let isUnclosed = isQuoted && content.endIndex == bytes.count
    let end = content.endIndex + (isQuoted && !isUnclosed ? 1 : 0)
    let rest = isQuoted && !isUnclosed ? bytes[end...].prefix { !isBlank($0) } : []
    return FenceMark(
      name: String(decoding: name, as: UTF8.self),
      value: String(decoding: content + rest, as: UTF8.self), isOpen: isUnclosed || !rest.isEmpty,
      range: start..<(end + rest.count), valueRange: first..<(end + rest.count))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
