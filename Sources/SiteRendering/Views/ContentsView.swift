import ThemeTemplates

/// An entry of the on-page contents.
package struct ContentsView: Sendable {
  var anchor: String
  var title: String
  var children: [ContentsView] = []

  private static let child = ViewModel<ContentsView>(
    "contents child", "A deeper heading of the page.",
    [
      .text("anchor", "The heading's anchor.") { $0.anchor },
      .text("title", "The heading's text.") { $0.title },
    ])

  static let model = ViewModel<ContentsView>(
    "contents", "A heading of the page.",
    [
      .text("anchor", "The heading's anchor.") { $0.anchor },
      .text("title", "The heading's text.") { $0.title },
      .flag("hasChildren", "Whether there are deeper headings below it.") {
        !$0.children.isEmpty
      },
      .list("children", "The deeper headings below it.", of: child) { $0.children },
    ])
}
