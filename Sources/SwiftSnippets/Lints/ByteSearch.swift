/// Looks for bytes.
enum ByteSearch {
  /// Whether some bytes stand in others.
  static func contains(_ wanted: StaticString, in bytes: [UInt8]) -> Bool {
    let needle = unsafe UnsafeBufferPointer(
      start: wanted.utf8Start, count: wanted.utf8CodeUnitCount)
    guard let first = unsafe needle.first, bytes.count >= needle.count else { return false }
    for place in 0...(bytes.count - needle.count) where bytes[place] == first {
      if unsafe bytes[place..<(place + needle.count)].elementsEqual(needle) { return true }
    }
    return false
  }

  /// Where some bytes stand in others, none overlapping.
  static func places(of wanted: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
    var result: [Range<Int>] = []
    var place = 0
    while place + wanted.count <= bytes.count {
      let isThere = bytes[place] == first && bytes[place...].starts(with: wanted)
      if isThere { result.append(place..<(place + wanted.count)) }
      place += isThere ? wanted.count : 1
    }
    return result
  }

  /// The scalars of some bytes of UTF-8 that are no ASCII, with their places.
  static func scalars(in bytes: [UInt8]) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var result: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] >= 0x80 else {
        place += 1
        continue
      }
      let end = place + 1 + bytes[(place + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
      if let scalar = String(decoding: bytes[place..<end], as: UTF8.self).unicodeScalars.first {
        result.append((scalar, place..<end))
      }
      place = end
    }
    return result
  }

  /// Whether any of some scalars, none ASCII, stands in the bytes.
  static func contains(_ scalars: Set<Unicode.Scalar>, in bytes: [UInt8]) -> Bool {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return self.scalars(in: bytes).contains { scalars.contains($0.scalar) }
  }
}
