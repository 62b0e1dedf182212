import SourceDiagnostics
import SwiftSnippets

/// Says where in its page an error of the compiler is.
enum ErrorPlace {
  /// The place of an error: the word there, or the character, or the end of a line.
  static func span(of error: CompilerError, in sample: CodeSample) -> SourceSpan {
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
