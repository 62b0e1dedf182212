import SitePipeline
enum SampleChecking {
  static func function(_ a: Arguments, jobs: Int) throws -> SitePipeline.SampleCheck? { nil }
}
