import ThemeTemplates

/// A link to a page or an anchor.
package struct LinkView: Sendable {
  var address: String
  var title: String
  var isCurrent = false
  var isAncestor = false

  static let model = ViewModel<LinkView>(
    "link", "A link to another page.",
    [
      .text("address", "The relative address.") { $0.address },
      .text("title", "The page's title.") { $0.title },
      .flag("isCurrent", "Whether it leads to this very page.") { $0.isCurrent },
      .flag("isAncestor", "Whether it leads to the page above this one.") { $0.isAncestor },
    ])
}
