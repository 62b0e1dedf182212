/// The schemes of addresses.
package enum AddressScheme {
  /// The schemes that a link or an image may have.
  package static let allowed = ["https", "http", "mailto", "tel"]

  /// The scheme of an address in lower case, or nil where it has none.
  ///
  /// Blanks and control characters are left out first, as browsers do (WHATWG URL, section 4.4).
  package static func scheme(of address: String) -> String? {
    var scheme = ""
    for scalar in address.unicodeScalars where scalar.value > 0x20 && scalar.value != 0x7F {
      if scalar == ":" { return scheme.isEmpty ? nil : scheme }
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let isOther = ("0"..."9").contains(scalar) || ["+", "-", "."].contains(scalar)
      guard isLetter || (isOther && !scheme.isEmpty) else { return nil }
      scheme += scalar.properties.lowercaseMapping
    }
    return nil
  }

  /// Whether a scheme may be used.
  package static func isAllowed(_ scheme: String) -> Bool { allowed.contains(scheme) }
}
