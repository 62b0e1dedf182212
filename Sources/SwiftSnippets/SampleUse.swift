/// A sample and where a reader finds it.
package struct SampleUse: Hashable, Sendable {
  /// The sample.
  package let sample: CodeSample
  /// The section that it stands in; nil outside of sections.
  package let section: String?
  /// Its number among the samples of that section, or of the page, from 1.
  package let number: Int

  /// Describes a sample's place.
  package init(_ sample: CodeSample, section: String?, number: Int) {
    self.sample = sample
    self.section = section
    self.number = number
  }

  /// The place in words: `sample 2 of "Fix"`.
  package var place: String {
    section.map { "sample \(number) of \"\($0)\"" } ?? "sample \(number)"
  }
}
