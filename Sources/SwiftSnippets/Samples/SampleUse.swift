/// A Swift sample, where a reader finds it, and what the marks on its fence ask for.
package struct SampleUse: Hashable, Sendable {
  /// The sample.
  package let sample: CodeSample
  /// The section that it stands in; nil outside of sections.
  package let section: String?
  /// Its number among the samples of that section, or of the page, from 1.
  package let number: Int
  /// The marks on its fence, as far as they could be read.
  package let marks: FenceMarks

  /// Describes a sample's place.
  package init(_ sample: CodeSample, section: String?, number: Int, marks: FenceMarks) {
    self.sample = sample
    self.section = section
    self.number = number
    self.marks = marks
  }

  /// The place in words: `sample 2 of "Fix"`.
  package var place: String {
    section.map { "sample \(number) of \"\($0)\"" } ?? "sample \(number)"
  }

  /// Whether the compiler is asked about it: not where it is skipped, where its marks say nothing
  /// that can be followed, or where nobody knows where it ends.
  package var isChecked: Bool { sample.isClosed && !marks.isFaulty && marks.skip == nil }

  /// Whether it has to parse, so that what damages code is looked for in it.
  package var mustParse: Bool { marks.skip == nil && marks.failure == nil }
}
