import MarkdownReader

/// The items of the lists that stand directly in a section.
enum ListItems {
  /// An item and its first paragraph.
  struct Entry {
    var item: MarkdownNodeID
    var paragraph: MarkdownNodeID?
  }

  /// All items in order.
  static func items(of body: [MarkdownNodeID], in document: MarkdownDocument) -> [Entry] {
    body.flatMap { node -> [Entry] in
      guard case .list = document[node].kind else { return [] }
      return document.children(of: node).map { item in
        let first = document.children(of: item).first { _ in true }
        let paragraph = first.flatMap { document[$0].kind == .paragraph ? $0 : nil }
        return Entry(item: item, paragraph: paragraph)
      }
    }
  }
}
