/// What Patternbook has written into an output folder: each file with the hash of what was written.
///
/// It is how a folder is known to be ours, and how a stale file is told from somebody else's.
struct Manifest: Hashable, Sendable {
  /// The name of the file that holds it, at the top of the output folder.
  static let fileName = ".patternbook-manifest"

  private static let firstLine = "patternbook-manifest 1"

  /// The files, without the manifest itself.
  var hashes: [String: ContentHash]

  /// Lists files with their hashes.
  init(hashes: [String: ContentHash]) {
    self.hashes = hashes
  }

  /// Reads a manifest; nil where the bytes are none.
  init?(bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true)
    guard let first = lines.first, first.elementsEqual(Self.firstLine.utf8) else { return nil }
    hashes = [:]
    hashes.reserveCapacity(lines.count)
    for line in lines.dropFirst() {
      guard line.count > 17, line[line.startIndex + 16] == 0x20,
        let value = UInt64(String(decoding: line.prefix(16), as: UTF8.self), radix: 16)
      else { return nil }
      hashes[Self.unescape(line.dropFirst(17))] = ContentHash(value: value)
    }
  }

  /// The manifest as a file: sorted by path, one line each.
  var bytes: [UInt8] {
    var result = Array(Self.firstLine.utf8) + [0x0A]
    let sorted = hashes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (path, hash) in sorted {
      let digits = String(hash.value, radix: 16)
      result += Array(repeating: UInt8(ascii: "0"), count: 16 - digits.utf8.count)
      result += Array(digits.utf8) + [0x20]
      result += Self.escape(path)
      result.append(0x0A)
    }
    return result
  }

  /// A path on one line: `\n` and `\` are written `\n` and `\\`.
  private static func escape(_ path: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x0A: result += Array(#"\n"#.utf8)
      case 0x5C: result += Array(#"\\"#.utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
