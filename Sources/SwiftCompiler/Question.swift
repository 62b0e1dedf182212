import SourceDiagnostics
import SwiftSnippets

/// What the compiler is asked first about a sample.
struct Question: Sendable {
  /// The sample in each form of its context; none where it cannot be asked.
  let sources: [CompilerSource]
  /// The sample by itself, where it says that it needs a context.
  let alone: CompilerSource?
  /// The verdict where the compiler is not asked.
  let refusal: SampleVerdict?

  /// Asks about a sample.
  init(_ use: SampleUse) {
    let sample = use.sample
    guard let context = use.marks.context?.value else {
      sources = [CompilerSource(sample)]
      alone = nil
      refusal = nil
      return
    }
    let refusal = Self.refusal(of: sample)
    self.refusal = refusal
    sources = refusal == nil ? context.wrappings.map { CompilerSource(sample, wrapping: $0) } : []
    alone = refusal == nil && use.marks.failure == nil ? CompilerSource(sample) : nil
  }

  /// A sample that closes what it did not open would close the code around it.
  private static func refusal(of sample: CodeSample) -> SampleVerdict? {
    guard BracketBalance.isAvailable else {
      return .notChecked("`in=` needs a build with the toolchain's SwiftParser")
    }
    guard let fault = BracketBalance.firstFault(in: sample.text) else { return nil }
    let before = sample.text.utf8.prefix(fault)
    let line = before.count { $0 == 0x0A }
    let column = before.reversed().prefix { $0 != 0x0A }.count
    return .refused([
      CompilerError(
        line: line, column: column,
        message: "its brackets do not balance, so that it cannot stand inside of other code",
        id: nil)
    ])
  }
}
