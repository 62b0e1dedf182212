#if canImport(SwiftParser) && canImport(SwiftParserDiagnostics)
  import SwiftDiagnostics
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax
#endif

/// Says what to try with Swift code that does not parse.
///
/// The toolchain's SwiftParser knows a mend where the compiler tells only what it missed. Where a
/// toolchain has no SwiftParser there is no advice.
package enum ParseAdvice {
  /// Whether this build can give advice.
  package static var isAvailable: Bool {
    #if canImport(SwiftParser) && canImport(SwiftParserDiagnostics)
      true
    #else
      false
    #endif
  }

  #if canImport(SwiftParser) && canImport(SwiftParserDiagnostics)
    /// The first mend that SwiftParser has for an error near the compiler's first one.
    ///
    /// - Parameters:
    ///   - text: the code.
    ///   - line: the zero-based line of the compiler's first error; one before or after is near.
    /// - Returns: what to try in the imperative, or nil where SwiftParser has no mend there.
    package static func advice(for text: String, nearLine line: Int) -> String? {
      guard text.utf8.count <= mostBytes, ParserLimits.allow(text) else { return nil }
      let tree = Parser.parse(source: text)
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      for finding in ParseDiagnosticsGenerator.diagnostics(for: tree) {
        let found = finding.location(converter: converter).line - 1
        guard abs(found - line) <= 1, let mend = finding.fixIts.first else { continue }
        return phrase(mend.message.message)
      }
      return nil
    }

    /// How long code may be: SwiftParser's time for its findings grows with the square of it.
    private static let mostBytes = 20_000

    /// SwiftParser's words with code in back-ticks, as all our messages have it.
    private static func phrase(_ words: String) -> String {
      String(words.map { $0 == "'" ? "`" : $0 })
    }
  #else
    /// The first mend that SwiftParser has; this build has no SwiftParser, so it is nil.
    package static func advice(for text: String, nearLine line: Int) -> String? { nil }
  #endif
}
