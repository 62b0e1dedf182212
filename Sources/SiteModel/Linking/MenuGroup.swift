/// A group of the menu, resolved.
package struct MenuGroup: Sendable {
  /// A page in the menu.
  package enum Entry: Hashable, Sendable {
    case page(PageIndex)
    case computed(ComputedPage)
  }

  /// Its title.
  package let title: String
  /// Its pages in order.
  package let entries: [Entry]
}
