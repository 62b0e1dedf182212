private import CXXHash

/// The XXH3 hash of a file's bytes, 64 bits: enough to see whether somebody changed a file.
struct ContentHash: Hashable, Sendable {
  let value: UInt64

  /// Takes a hash as it was written down.
  init(value: UInt64) {
    self.value = value
  }

  /// Hashes bytes.
  init(of bytes: [UInt8]) {
    value = unsafe bytes.withUnsafeBytes { unsafe XXH3_64bits($0.baseAddress, $0.count) }
  }
}
