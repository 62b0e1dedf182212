package import SwiftSnippets

/// What came of a check of samples.
package struct SampleProof: Hashable, Sendable {
  /// An outcome for each request, in their order.
  package let outcomes: [SampleOutcome]
  /// How they were checked in the end.
  package let engine: CheckEngine
  /// Why the batch was not used, where it was asked for and could not be.
  package let remark: String?
}
