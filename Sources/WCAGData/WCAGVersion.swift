/// A version of WCAG.
package enum WCAGVersion: String, Comparable, CaseIterable, Sendable {
  case v20 = "2.0"
  case v21 = "2.1"
  case v22 = "2.2"

  package static func < (left: WCAGVersion, right: WCAGVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
