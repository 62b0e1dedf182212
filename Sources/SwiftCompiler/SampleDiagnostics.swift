package import SourceDiagnostics
package import SwiftSnippets

/// Turns the compiler's verdicts into findings.
package enum SampleDiagnostics {
  /// How many further errors of one sample are told.
  static let mostNotes = 10

  /// A finding for each sample that was refused or could not be checked.
  ///
  /// - Parameters:
  ///   - uses: the samples with their places.
  ///   - verdicts: the verdict on each, in the same order.
  ///   - version: the compiler's version, such as `Swift 6.3.1`.
  /// - Returns: the findings, in the order of the samples.
  package static func findings(
    for uses: [SampleUse], verdicts: [SampleVerdict], version: String
  ) -> [Diagnostic] {
    zip(uses, verdicts).compactMap { use, verdict in
      switch verdict {
      case .parsed: nil
      case .refused(let errors): refusal(of: use, errors, version)
      case .notChecked(let reason):
        Rule.sampleParse.finding(
          "the sample could not be checked: \(reason)", at: use.sample.fence,
          notes: [Note("this is \(use.place)")])
      }
    }
  }

  private static func refusal(
    of use: SampleUse, _ errors: [CompilerError], _ version: String
  ) -> Diagnostic? {
    guard let first = errors.first else { return nil }
    let sample = use.sample
    var notes = errors.dropFirst().prefix(mostNotes)
      .map { Note($0.summary, at: span(of: $0, in: sample)) }
    let rest = errors.count - 1 - notes.count
    if rest > 0 { notes.append(Note("the compiler has \(rest) more errors")) }
    notes.append(Note("in \(use.place); checked with swiftc -parse, \(version)"))
    var finding = Rule.sampleParse.finding(
      first.summary, at: span(of: first, in: sample), notes: notes,
      suggestion: CompilerAdvice.advice(for: first, in: sample))
    if let id = first.id { finding.properties["compilerID"] = id }
    return finding
  }

  /// The place of an error: the word there, or the character, or the end of a line.
  private static func span(of error: CompilerError, in sample: CodeSample) -> SourceSpan {
    let start = sample.offset(line: error.line, column: error.column)
    let lines = sample.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = error.line < lines.count ? lines[error.line].dropFirst(error.column) : ""[...].utf8
    let word = line.prefix { isWord($0) }.count
    let letter = line.first.map(scalarLength) ?? 0
    let end = sample.offset(line: error.line, column: error.column + max(word, letter))
    return SourceSpan(path: sample.path, range: start..<max(start, end))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: byte >= 0x80
    }
  }

  private static func scalarLength(_ first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
