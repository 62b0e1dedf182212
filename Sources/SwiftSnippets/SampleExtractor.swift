package import MarkdownReader
import SourceDiagnostics

/// Finds the code samples of a page.
package enum SampleExtractor {
  /// The fenced blocks of code that name a language, in reading order, wherever they stand: in
  /// lists, quotes and alerts too.
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
      firstLine: lines.line(at: fence.lowerBound) + 1,
      lines: starts.map { $0..<max($0, lines.range(ofLine: lines.line(at: $0)).upperBound) })
  }
}
