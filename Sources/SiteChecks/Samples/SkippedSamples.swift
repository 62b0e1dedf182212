package import SiteModel
package import SourceDiagnostics
package import SwiftSnippets

/// Counts the samples that are not checked because their fences say so.
package enum SkippedSamples {
  /// A finding where there are more of them than `site.yml` allows; nil else.
  ///
  /// - Parameters:
  ///   - uses: the samples of the handbook in order.
  ///   - configuration: what `site.yml` says.
  /// - Returns: a finding at the first that is one too many.
  package static func finding(
    _ uses: [SampleUse], _ configuration: SiteConfiguration
  ) -> Diagnostic? {
    let skips = uses.compactMap(\.marks.skip)
    let limit = configuration.mostSkippedSamples
    guard skips.count > limit else { return nil }
    let allowed = limit == 1 ? "1 is allowed" : "\(limit) are allowed"
    return Rule.sampleTooManySkipped.finding(
      "\(skips.count) samples are skipped, and \(allowed)", at: skips[limit].span,
      notes: [Note("the limit is `max_skipped` under `samples` in site.yml")],
      suggestion: "let the sample be checked, or raise the limit")
  }
}
