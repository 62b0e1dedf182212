import SitePipeline

/// Checks samples in tests.
enum SampleStep {
  static let check: SitePipeline.SampleCheck? = nil
}
