/// Gives the headings of one page their anchors, by GitHub's algorithm.
///
/// A heading's text is put in lower case; everything but letters, marks, decimal digits, connector
/// punctuation (such as `_`), hyphens and spaces is dropped; each space becomes a hyphen. A name that
/// is taken, by a heading before it or by a number given before, gets the next free `-1`, `-2`, ...
/// So `## What's new?` is `whats-new`, and a second one `whats-new-1`. Where nothing is left of a
/// heading the name is `section`, since an empty anchor could not be linked to.
package struct HeadingAnchors: Sendable {
  /// The names given so far, with the last number that was tried for each.
  private var taken: [String: Int] = [:]

  /// Begins a page.
  package init() {}

  /// Gives the next heading its anchor.
  ///
  /// - Parameter text: the heading's text without mark-up; see `MarkdownDocument.plainText(of:)`.
  /// - Returns: a name that no heading of the page had before.
  package mutating func anchor(for text: String) -> String {
    let name = Self.name(for: text)
    var result = name
    while taken[result] != nil {
      let number = (taken[name] ?? 0) + 1
      taken[name] = number
      result = "\(name)-\(number)"
    }
    taken[result] = 0
    return result
  }

  /// The anchor of a heading that no other heading shares its text with.
  package static func name(for text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if scalar == " " {
        name.unicodeScalars.append("-")
      } else if scalar.isASCII {
        if let kept = kept(ascii: scalar) { name.unicodeScalars.append(kept) }
      } else if isKept(scalar.properties) {
        name += scalar.properties.lowercaseMapping
      }
    }
    return name.isEmpty ? "section" : name
  }

  private static func kept(ascii scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "0"..."9", "-", "_": scalar
    case "A"..."Z": Unicode.Scalar(scalar.value + 0x20)
    default: nil
    }
  }

  private static func isKept(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: properties.isAlphabetic
    }
  }
}
