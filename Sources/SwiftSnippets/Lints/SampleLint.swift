package import SourceDiagnostics

/// Looks for one kind of damage in Swift code, without a compiler: that it parses says little, since
/// a zero-width space or a lost backslash parses too.
package struct SampleLint: Sendable {
  /// What it reports.
  package let rule: Rule
  /// What its mend does, in the imperative.
  let mend: String
  /// Whether a look at the bytes gives reason to look closer; fast, and never wrongly false.
  let isSuspected: @Sendable ([UInt8]) -> Bool
  /// Looks closer.
  let find: @Sendable (LintedText) -> [LintHit]

  /// Declares a lint.
  init(
    _ rule: Rule, mend: String = "", isSuspected: @escaping @Sendable ([UInt8]) -> Bool,
    find: @escaping @Sendable (LintedText) -> [LintHit]
  ) {
    self.rule = rule
    self.mend = mend
    self.isSuspected = isSuspected
    self.find = find
  }

  /// Every lint.
  ///
  /// Where several find something in one sample, all are told, but for those that the first one makes
  /// needless: see `SampleLinter`.
  package static let all: [SampleLint] = [
    .otherLanguage, .conflictMarker, .diffMarker, .lineNumber, .htmlEntity, .leakedEscape,
    .curlyQuotes, .typographicDash, .noBreakSpace, .zeroWidth, .byteOrderMark, .sourceLocation,
    .keyPathBackslash, .interpolationBackslash, .doubledBackslash, .leftOut,
  ]
}
