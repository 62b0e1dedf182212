/// A stretch of one file of the handbook.
package struct SourceSpan: Hashable, Comparable, Sendable {
  /// The file's path, relative to the handbook, with `/` between its parts.
  package var path: String
  /// The UTF-8 bytes of the file's text (`SourceFile.text`) that are meant.
  package var range: Range<Int>

  /// Makes a span of a file's bytes.
  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }

  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.path, left.range.lowerBound, left.range.upperBound)
      < (right.path, right.range.lowerBound, right.range.upperBound)
  }
}
