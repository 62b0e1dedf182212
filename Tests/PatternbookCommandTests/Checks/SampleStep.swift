import Foundation
import PatternbookCommand
import SitePipeline

/// Checks samples in tests, with the compiler that built the tests.
enum SampleStep {
  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// Whether there is a compiler to ask.
  static let isInstalled = searchPath.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
  }

  /// The check; nil where there is no compiler.
  static let check: SitePipeline.SampleCheck? =
    isInstalled ? SampleChecking.function(searchPath: searchPath, jobs: 2) : nil
}
