/// A tag of raw HTML.
package struct HTMLTag: Hashable, Sendable {
  /// The element's name in lower case; empty for a declaration or an instruction.
  package let name: String
  /// The attributes' names in lower case.
  package let attributes: [String]
  /// Whether the tag could be cut into names and quoted values without a rest.
  package let isClean: Bool
  /// Whether it ends an element.
  package let isEnd: Bool

  /// Elements that run something or bring in other pages.
  private static let dangerous: Set<String> = [
    "script", "style", "iframe", "object", "embed", "frame", "frameset", "applet", "base", "link",
    "meta", "form", "noscript", "template",
  ]

  /// The attributes that an allowed element may have.
  private static let attributes: [String: Set<String>] = [
    "span": ["lang", "dir"], "abbr": ["title"], "details": ["open"],
  ]

  /// Whether an element could run something or bring in other pages, by its name in lower case.
  static func isDangerous(_ name: String) -> Bool { dangerous.contains(name) }

  /// Whether the tag could run something.
  package var isDangerous: Bool {
    Self.dangerous.contains(name) || attributes.contains { $0.hasPrefix("on") }
  }

  /// Whether the tag may stand in a page that allows some elements.
  package func isAllowed(_ elements: Set<String>) -> Bool {
    guard isClean, !isDangerous, elements.contains(name) else { return false }
    let allowed = (Self.attributes[name] ?? []).union(["lang"])
    return attributes.allSatisfy(allowed.contains)
  }
}
