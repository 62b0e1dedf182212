package import MarkdownReader
import SourceDiagnostics

/// Finds the code samples of a page.
package enum SampleExtractor {
  /// The fenced blocks of code that name a language, in reading order, wherever they stand: in
  /// lists, quotes, alerts and footnotes too.
  ///
  /// - Parameters:
  ///   - document: the page.
  ///   - nodes: the nodes to look through, as `MarkdownDocument.descendants` gives them; nil for
  ///     all.
  /// - Returns: the samples, Swift or not.
  package static func samples(
    in document: MarkdownDocument, below nodes: Range<Int>? = nil
  ) -> [CodeSample] {
    (nodes ?? document.nodes.indices).compactMap { index in
      sample(in: document, at: MarkdownNodeID(index: index))
    }
  }

  /// The samples in some blocks of a page, such as those of a section.
  ///
  /// - Parameters:
  ///   - document: the page.
  ///   - blocks: the blocks, in reading order.
  /// - Returns: the samples, Swift or not.
  package static func samples(
    in document: MarkdownDocument, of blocks: [MarkdownNodeID]
  ) -> [CodeSample] {
    blocks.flatMap { samples(in: document, below: $0.index..<document[$0].end.index) }
  }

  private static func sample(
    in document: MarkdownDocument, at node: MarkdownNodeID
  ) -> CodeSample? {
    guard case .codeBlock(let block) = document[node].kind, block.isFenced, !block.info.isEmpty,
      let fence = document.fenceRange(of: node)
    else { return nil }
    let lines = document.file.lines
    let starts = document.codeLines(of: node)
    return CodeSample(
      node: node, info: block.info, text: block.literal, fence: document.file.span(fence),
      infoSpan: document.file.span(info(after: fence, in: document)),
      isClosed: document.isClosedFence(node), firstLine: lines.line(at: fence.lowerBound) + 1,
      lines: starts.map { $0..<max($0, lines.range(ofLine: lines.line(at: $0)).upperBound) },
      codeLines: CodeLines(block.literal.utf8))
  }

  /// Where the info string stands: after the fence's marks and the blanks that follow them.
  private static func info(after fence: Range<Int>, in document: MarkdownDocument) -> Range<Int> {
    let text = Array(document.file.text(in: fence).utf8)
    let marks = text.prefix { $0 == text.first }.count
    let blanks = text.dropFirst(marks).prefix { $0 == 0x20 || $0 == 0x09 }.count
    return (fence.lowerBound + marks + blanks)..<fence.upperBound
  }
}
