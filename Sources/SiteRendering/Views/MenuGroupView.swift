import ThemeTemplates

/// A group of the menu.
package struct MenuGroupView: Sendable {
  var title: String
  var items: [LinkView]

  static let model = ViewModel<MenuGroupView>(
    "menu group", "A group of the menu.",
    [
      .text("title", "The group's title.") { $0.title },
      .list("items", "Its pages.", of: LinkView.model) { $0.items },
    ])
}
