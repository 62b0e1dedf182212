package import SwiftSnippets

/// A Swift sample to be checked, and where a reader finds it.
package struct SampleSource: Sendable {
  /// The sample.
  package let sample: CodeSample
  /// What it stands in: the section's heading on a card, else the page's title.
  package let place: String
  /// Its number among the samples there, from 1.
  package let number: Int
}
