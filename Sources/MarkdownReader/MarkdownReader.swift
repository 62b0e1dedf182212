package import SourceDiagnostics

/// Reads Markdown: CommonMark 0.29 with GitHub's tables, strikethrough, autolinks, task lists and
/// footnotes, as cmark-gfm understands it.
package enum MarkdownReader {
  /// Reads a file's Markdown.
  ///
  /// - Parameters:
  ///   - file: the file; its text is read.
  ///   - offset: the byte of the text at which the Markdown begins, at the start of a line.
  ///   - locking: false only in the test that shows what the parser's lock is for.
  /// - Returns: the tree; only a document without anything in it where a limit was passed. Reported
  ///   are `file.too-large`, `file.long-line`, `file.wide-table` and `file.deep-nesting`.
  package static func read(
    _ file: SourceFile, from offset: Int = 0, locking: Bool = true
  ) -> Parsed<MarkdownDocument> {
    let source = Array(file.text.utf8)
    let offset = min(max(offset, 0), source.count)
    var limits = LimitCheck(file: file, source: source)
    if let finding = limits.finding(from: offset) {
      return Parsed(empty(file, from: offset), [finding])
    }
    guard var tree = CMarkTree(source, from: offset, locking: locking) else {
      return Parsed(empty(file, from: offset))
    }
    var builder = TreeBuilder(file: file, source: source, from: offset)
    let document = MarkdownDocument(file: file, nodes: builder.build(&tree))
    guard let place = builder.tooDeep else { return Parsed(document) }
    let finding = Rule.fileDeepNesting.finding(
      "Markdown is nested deeper than \(MarkdownLimits.depth) levels; what is deeper is left out",
      at: file.span(place.lowerBound..<max(place.lowerBound, place.upperBound)))
    return Parsed(document, [finding])
  }

  private static func empty(_ file: SourceFile, from offset: Int) -> MarkdownDocument {
    let node = MarkdownNode(
      kind: .document, range: offset..<max(offset, file.lines.length), parent: .document,
      end: MarkdownNodeID(index: 1))
    return MarkdownDocument(file: file, nodes: [node])
  }
}
