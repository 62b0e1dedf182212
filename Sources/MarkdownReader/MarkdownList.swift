/// How a list is numbered and spaced.
package struct MarkdownList: Hashable, Sendable {
  /// The number of its first item, or nil where the list is not ordered.
  package let start: Int?
  /// Whether its items stand without blank lines between them.
  package let isTight: Bool

  /// Describes a list.
  package init(start: Int?, isTight: Bool) {
    self.start = start
    self.isTight = isTight
  }
}
