/// A way to have samples checked.
package enum CheckEngine: String, Hashable, Sendable, CaseIterable {
  /// Many samples in one process, and each that is refused once more by itself.
  case batch
  /// A process of `swiftc -parse` for each sample: what the other is measured by.
  case swiftc
}
