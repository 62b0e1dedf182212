/// How a table's column is aligned.
package enum MarkdownColumnAlignment: Hashable, Sendable {
  case none, left, center, right
}
