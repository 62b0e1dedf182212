/// What came of a request about a sample.
package struct SampleOutcome: Hashable, Sendable {
  /// The verdict, in the context that the sample's marks name.
  package var verdict: SampleVerdict
  /// For a sample marked `in=`: whether it would come to the same without.
  package var isContextNeedless = false
  /// For a refused sample that is a file of its own: the contexts in which it parses.
  package var contexts: [SampleContext] = []
  /// For a refused sample with mends: whether it parses with them.
  package var isMended = false

  /// An outcome of which only the verdict is known.
  package init(_ verdict: SampleVerdict) {
    self.verdict = verdict
  }
}
