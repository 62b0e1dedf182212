/// Turns a file's bytes into a text that every reader can trust, and notes what it changed.
struct TextCleaner {
  private let bytes: [UInt8]
  private var output: [UInt8] = []
  private var line = 0
  private(set) var invalidOffsets: [Int] = []
  private(set) var nulOffsets: [Int] = []
  private(set) var controlOffsets: [Int] = []
  private(set) var crlfLines: [Int] = []
  private(set) var hasByteOrderMark = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The cleaned text; set by `clean`.
  private(set) var text = ""

  /// Does the work; called once.
  mutating func clean() {
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if !hasByteOrderMark, !bytes.contains(where: Self.needsCare),
      let whole = String(validating: bytes, as: UTF8.self)
    {
      text = whole
      return
    }
    cleanByteByByte()
    text = String(decoding: output, as: UTF8.self)
  }

  private mutating func cleanByteByByte() {
    output.reserveCapacity(bytes.count)
    var index = hasByteOrderMark ? 3 : 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        index += takeScalar(at: index)
      } else if byte == 0x0D {
        index += takeReturn(at: index)
      } else if byte == 0 {
        nulOffsets.append(output.count)
        replace()
        index += 1
      } else if byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A) {
        controlOffsets.append(output.count)
        replace()
        index += 1
      } else {
        if byte == 0x0A { line += 1 }
        output.append(byte)
        index += 1
      }
    }
  }

  /// Whether a byte can be part of what is put in order: a control character but a tab or a line
  /// feed, or the first byte of one of U+0080 to U+009F.
  private static func needsCare(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
  }

  /// Writes `\n` for CRLF or a lone CR; returns how many bytes it stood for.
  private mutating func takeReturn(at index: Int) -> Int {
    let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
    if isPair { crlfLines.append(line) }
    line += 1
    output.append(0x0A)
    return isPair ? 2 : 1
  }

  /// Copies one scalar of two to four bytes, or replaces one byte that begins none.
  private mutating func takeScalar(at index: Int) -> Int {
    let length = Self.scalarLength(bytes, at: index)
    guard length > 0 else {
      invalidOffsets.append(output.count)
      replace()
      return 1
    }
    if bytes[index] == 0xC2, bytes[index + 1] < 0xA0 {
      controlOffsets.append(output.count)
      replace()
    } else {
      output.append(contentsOf: bytes[index..<index + length])
    }
    return length
  }

  private mutating func replace() {
    output.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }

  /// The length of the well-formed scalar at an index, or 0 (Unicode 15, table 3-7).
  private static func scalarLength(_ bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for next in bytes[(index + 1)..<(index + length)] where next & 0xC0 != 0x80 { return 0 }
    return length
  }
}
