/// What the compiler is asked about a sample.
package struct SampleRequest: Hashable, Sendable {
  /// The sample with its marks.
  package let use: SampleUse
  /// The sample's code with the mends of lints in it; nil where there are none.
  ///
  /// If it parses, the lints explain why the sample itself does not.
  package let mended: String?

  /// Asks about a sample.
  package init(_ use: SampleUse, mended: String? = nil) {
    self.use = use
    self.mended = mended
  }
}
