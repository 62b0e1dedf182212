import MarkdownReader
package import SwiftSnippets

/// What is known of samples that their pages show: an input of rendering, which finds out nothing by
/// itself.
package struct SampleDisplay: Sendable {
  /// The verdict on each sample, by the path of its file and its block.
  private var verdicts: [String: [MarkdownNodeID: ShownVerdict]] = [:]
  /// Finds what to highlight in Swift code.
  package var highlight: @Sendable (String) -> [HighlightSpan]

  /// Nothing is known of any sample.
  ///
  /// - Parameter highlight: finds what to highlight in Swift code.
  package init(
    highlight: @escaping @Sendable (String) -> [HighlightSpan] = { SwiftHighlighter.spans(in: $0) }
  ) {
    self.highlight = highlight
  }

  /// Notes a verdict.
  package mutating func add(_ verdict: ShownVerdict, on sample: CodeSample) {
    verdicts[sample.path, default: [:]][sample.node] = verdict
  }

  /// The verdict on a block of code of a file, or nil where none is known.
  func verdict(on node: MarkdownNodeID, in path: String) -> ShownVerdict? {
    verdicts[path]?[node]
  }
}
