private import CXXHash

/// What the highlighting of some code is found by: the XXH3 hash of the code, 128 bits.
struct HighlightKey: Hashable, Comparable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Takes a key as it was written down.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes code.
  init(of bytes: [UInt8]) {
    let hash = unsafe bytes.withUnsafeBytes { unsafe XXH3_128bits($0.baseAddress, $0.count) }
    high = hash.high64
    low = hash.low64
  }

  /// A check sum over some bytes that belong to this key, so that those of another do not pass.
  func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    unsafe bytes.withUnsafeBytes {
      unsafe XXH3_64bits_withSeed($0.baseAddress, $0.count, high ^ low)
    }
  }

  static func < (left: HighlightKey, right: HighlightKey) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
