import SourceDiagnostics

/// Where a file's front matter ends and its text begins.
struct FrontMatter {
  /// The bytes between the two lines of `---`, or nil where there is no front matter.
  let yaml: Range<Int>?
  /// The byte at which the text begins.
  let bodyOffset: Int
  /// Whether there is an opening line and no closing one.
  let isUnclosed: Bool

  init(_ file: SourceFile) {
    guard Self.isDelimiter(file, 0) else {
      (yaml, bodyOffset, isUnclosed) = (nil, 0, false)
      return
    }
    let closing = (1..<max(1, file.lines.count)).first { Self.isDelimiter(file, $0) }
    guard let closing else {
      (yaml, bodyOffset, isUnclosed) = (nil, 0, true)
      return
    }
    yaml = file.lines.starts[1]..<file.lines.starts[closing]
    bodyOffset =
      closing + 1 < file.lines.count ? file.lines.starts[closing + 1] : file.lines.length
    isUnclosed = false
  }

  /// Whether a line is `---` and nothing else but blanks at its end.
  private static func isDelimiter(_ file: SourceFile, _ line: Int) -> Bool {
    let range = file.lines.range(ofLine: line)
    guard range.count >= 3, range.count < 100 else { return false }
    let text = file.text(in: range)
    return text.hasPrefix("---") && text.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
