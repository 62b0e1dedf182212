package import HTMLMarkup

/// What a template sees under one name.
package enum ViewValue: Hashable, Sendable {
  /// Text; a template prints it escaped. Empty text is false in a section.
  case text(String)
  /// Markup that is in order; a template prints it as it is. Empty markup is false in a section.
  case markup(HTML)
  /// Whether something holds.
  case flag(Bool)
  /// Names of their own, seen inside a section.
  case object(ViewObject)
  /// A section is written once for each.
  case list([ViewValue])
  /// Nothing: false in a section, and nothing where it is printed.
  case absent
}
