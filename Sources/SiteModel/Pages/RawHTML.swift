package import MarkdownReader

/// Raw HTML on a page, cut into its tags.
package struct RawHTML: Hashable, Sendable {
  /// The tags in order.
  package let tags: [HTMLTag]

  /// Cuts a stretch of raw HTML.
  package init(_ source: String) {
    var scanner = HTMLTagScanner(source)
    scanner.scan()
    tags = scanner.tags
  }

  /// Whether every tag is allowed as it stands.
  package func isAllowed(_ elements: Set<String>) -> Bool {
    tags.allSatisfy { $0.isAllowed(elements) }
  }

  /// The raw HTML of a node, or nil where it is none.
  package static func source(_ kind: MarkdownNodeKind) -> String? {
    switch kind {
    case .htmlBlock(let source), .htmlInline(let source): source
    default: nil
    }
  }
}
