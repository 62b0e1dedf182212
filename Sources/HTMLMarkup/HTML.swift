/// Markup that is known to be well-formed and escaped.
///
/// Only `HTMLWriter` makes it from text.
package struct HTML: Hashable, Sendable {
  /// The markup's UTF-8 text.
  package let text: String

  /// No markup at all.
  package static let empty = HTML(text: "")

  init(text: String) {
    self.text = text
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { text.isEmpty }
}
