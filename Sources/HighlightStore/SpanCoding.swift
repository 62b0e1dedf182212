import SwiftSnippets

/// Writes highlighting as bytes, and reads it back without trusting them.
///
/// Each span is two numbers: how many bytes lie between it and the last one, and its length times
/// sixteen plus its kind; each in groups of seven bits, the lowest first.
enum SpanCoding {
  /// Spans as bytes.
  static func bytes(of spans: [HighlightSpan]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(spans.count * 3)
    var end = 0
    for span in spans {
      append(span.range.lowerBound - end, to: &bytes)
      append(span.range.count << 4 | Int(span.kind.rawValue), to: &bytes)
      end = span.range.upperBound
    }
    return bytes
  }

  /// The spans that some bytes stand for.
  ///
  /// - Parameters:
  ///   - bytes: what was written down.
  ///   - length: how many bytes the code has.
  /// - Returns: the spans, or nil where the bytes are none that fit the code.
  static func spans(in bytes: ArraySlice<UInt8>, length: Int) -> [HighlightSpan]? {
    var spans: [HighlightSpan] = []
    spans.reserveCapacity(bytes.count / 2)
    var rest = bytes
    var end = 0
    while !rest.isEmpty {
      guard let gap = number(from: &rest), let word = number(from: &rest),
        let kind = HighlightKind(rawValue: UInt8(word & 15)), word >> 4 > 0
      else { return nil }
      let start = end + gap
      end = start + (word >> 4)
      guard end <= length else { return nil }
      spans.append(HighlightSpan(start..<end, kind))
    }
    return spans
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
