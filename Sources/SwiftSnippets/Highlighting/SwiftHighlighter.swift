#if canImport(SwiftIDEUtils) && canImport(SwiftParser)
  import SwiftIDEUtils
  import SwiftParser
  import SwiftSyntax
#endif

/// Finds what to highlight in Swift code, with the toolchain's SwiftIDEUtils.
///
/// Code that does not parse is highlighted too.
package enum SwiftHighlighter {
  /// Whether this build can highlight.
  package static var isAvailable: Bool {
    #if canImport(SwiftIDEUtils) && canImport(SwiftParser)
      true
    #else
      false
    #endif
  }

  #if canImport(SwiftIDEUtils) && canImport(SwiftParser)
    /// The stretches of some code that are more than plain, in order.
    ///
    /// The toolchain's classes are mended in three places: a macro's name is a keyword with its `#`, the
    /// `#` signs of raw strings and regular expressions belong to them, and a name that begins with
    /// a capital is a type also where it is called.
    ///
    /// - Parameter text: the code.
    /// - Returns: the spans, none overlapping, in bytes of the code; none beyond `ParserLimits`.
    package static func spans(in text: String) -> [HighlightSpan] {
      guard ParserLimits.allow(text) else { return [] }
      let bytes = Array(text.utf8)
      var spans: [HighlightSpan] = []
      for part in Parser.parse(source: text).classifications {
        let range =
          part.range.lowerBound.utf8Offset..<min(part.range.upperBound.utf8Offset, bytes.count)
        guard !range.isEmpty, let span = span(part.kind, range, bytes),
          span.range.lowerBound >= spans.last?.range.upperBound ?? 0
        else { continue }
        if let last = spans.last, last.kind == span.kind, last.kind != .operator,
          last.range.upperBound == span.range.lowerBound
        {
          spans[spans.count - 1] = HighlightSpan(
            last.range.lowerBound..<span.range.upperBound, span.kind)
        } else {
          spans.append(span)
        }
      }
      return spans
    }

    private static func span(
      _ kind: SyntaxClassification, _ range: Range<Int>, _ bytes: [UInt8]
    ) -> HighlightSpan? {
      switch kind {
      case .attribute: HighlightSpan(range, .attribute)
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        HighlightSpan(range, .comment)
      case .integerLiteral, .floatLiteral: HighlightSpan(range, .number)
      case .keyword, .ifConfigDirective: HighlightSpan(range, .keyword)
      case .operator: HighlightSpan(range, .operator)
      case .regexLiteral: HighlightSpan(withNumberSigns(range, bytes), .regex)
      case .stringLiteral: HighlightSpan(withNumberSigns(range, bytes), .string)
      case .type: HighlightSpan(range, .type)
      case .argumentLabel: HighlightSpan(range, .label)
      case .identifier: identifier(range, bytes)
      default: nil
      }
    }

    /// A macro's name with its `#`, or a name that begins with a capital letter.
    private static func identifier(_ range: Range<Int>, _ bytes: [UInt8]) -> HighlightSpan? {
      let isMacro = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 0x23
      if isMacro { return HighlightSpan((range.lowerBound - 1)..<range.upperBound, .keyword) }
      let first = bytes[range].drop { $0 == 0x5F || $0 == 0x60 }.first
      let isCapital = first.map { (0x41...0x5A).contains($0) } ?? false
      return isCapital ? HighlightSpan(range, .type) : nil
    }

    private static func withNumberSigns(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
      var start = range.lowerBound
      while start > 0, bytes[start - 1] == 0x23 { start -= 1 }
      var end = range.upperBound
      let isClosed = [0x22, 0x2F].contains(bytes[end - 1])
      while isClosed, end < bytes.count, bytes[end] == 0x23 { end += 1 }
      return start..<end
    }
  #else
    /// The stretches of some code that are more than plain; this build cannot tell, so there are none.
    package static func spans(in text: String) -> [HighlightSpan] { [] }
  #endif
}
