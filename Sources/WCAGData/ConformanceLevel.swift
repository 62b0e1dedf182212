/// A conformance level of WCAG.
package enum ConformanceLevel: String, Comparable, CaseIterable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case A, AA, AAA

  package static func < (left: ConformanceLevel, right: ConformanceLevel) -> Bool {
    left.rawValue.count < right.rawValue.count
  }
}
