import ThemeTemplates

/// A name in a short list.
package struct NameView: Sendable {
  var name: String
  var isFurther: Bool

  static let model = ViewModel<NameView>(
    "name", "A name in a short list.",
    [
      .text("name", "The name.") { $0.name },
      .flag("isFurther", "Whether another stands before it.") { $0.isFurther },
    ])

  /// Makes a list of names.
  static func list(_ names: [String]) -> [NameView] {
    names.enumerated().map { NameView(name: $0.element, isFurther: $0.offset > 0) }
  }
}
