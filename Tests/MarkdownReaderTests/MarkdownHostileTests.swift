import Foundation
import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Hostile Markdown", .serialized)
struct MarkdownHostileTests {
  @Test(
    "each is read, or a finding, within two seconds",
    arguments: HostileText.large + HostileText.quadratic + HostileText.bytes)
  func hostile(_ text: HostileText) {
    let file = SourceFile(path: "hostile.md", bytes: text.bytes)
    let start = Self.processorTime()
    let parsed = MarkdownReader.read(file)
    #expect(Self.processorTime() - start < Self.limit)
    let rules = parsed.diagnostics.map(\.rule)
    if let rule = text.rule { #expect(rules == [rule]) }
    #expect(parsed.value.nodes.allSatisfy { $0.range.upperBound <= file.lines.length })
  }

  /// The most seconds a text may take; a build for debugging is slower, most with sanitizers.
  #if DEBUG
    private static let limit = 20.0
  #else
    private static let limit = 2.0
  #endif

  /// The seconds this thread has been at work, which other programs on the machine do not change.
  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
