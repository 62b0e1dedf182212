/// The place of a page in `Catalog.pages`.
package struct PageIndex: Hashable, Comparable, Sendable {
  /// The index into the array.
  package let value: Int

  /// Names the page at an index.
  package init(_ value: Int) {
    self.value = value
  }

  package static func < (left: PageIndex, right: PageIndex) -> Bool { left.value < right.value }
}
