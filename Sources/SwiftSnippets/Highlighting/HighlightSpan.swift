/// A stretch of code that is shown as one kind of word.
package struct HighlightSpan: Hashable, Sendable {
  /// The bytes of the code; never empty.
  package let range: Range<Int>
  /// What stands there.
  package let kind: HighlightKind

  /// Marks a stretch of code.
  package init(_ range: Range<Int>, _ kind: HighlightKind) {
    self.range = range
    self.kind = kind
  }

  /// Whether some spans fit a text: in order, none empty, none overlapping, none beyond its end.
  package static func fit(_ spans: [HighlightSpan], length: Int) -> Bool {
    var end = 0
    for span in spans {
      guard span.range.lowerBound >= end, !span.range.isEmpty else { return false }
      end = span.range.upperBound
    }
    return end <= length
  }
}
