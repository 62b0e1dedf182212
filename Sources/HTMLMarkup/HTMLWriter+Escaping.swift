/// The only places where text becomes markup.
extension HTMLWriter {
  /// Writes text with `&`, `<`, `>` and `"` escaped.
  mutating func escape(_ text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe escapeRuns(of: $0)
    }
    guard isDone == nil else { return }
    for byte in text.utf8 {
      if let entity = Self.entity(byte) { append(entity) } else { bytes.append(byte) }
    }
  }

  /// Writes text given as its UTF-8, with `&`, `<`, `>` and `"` escaped.
  package mutating func text(utf8 text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe escapeRuns(of: $0) }
  }

  /// Copies what needs no escape in one go.
  private mutating func escapeRuns(of source: UnsafeBufferPointer<UInt8>) {
    var (start, index) = (0, 0)
    while index < source.count {
      if let entity = Self.entity(unsafe source[index]) {
        unsafe bytes.append(contentsOf: source[start..<index])
        append(entity)
        start = index + 1
      }
      index += 1
    }
    unsafe bytes.append(contentsOf: source[start...])
  }

  /// Writes an address: bytes that cannot stand in one are percent-encoded, `&` and `'` escaped.
  mutating func escape(address: String) {
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case let byte where Self.isAddressByte(byte): bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 0xF))
      }
    }
  }

  private static func entity(_ byte: UInt8) -> StaticString? {
    guard byte <= 0x3E else { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Whether a byte stays as it is in an address.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ";"):
      true
    case UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "(")...UInt8(ascii: "/"): true
    case UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "@"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
