import Foundation
import PatternbookCommand
import SitePipeline

/// Checks samples in tests, with the compiler that built the tests.
enum SampleStep {
  static let check: SitePipeline.SampleCheck? = SampleChecking.function(
    searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", jobs: 2)
}
