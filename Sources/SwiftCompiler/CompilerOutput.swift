import SwiftSnippets

/// Reads what the compiler prints with `-diagnostic-style llvm` and `-debug-diagnostic-names`.
struct CompilerOutput {
  private let lines: [Substring]
  private let path: String
  private let firstLine: Int

  /// Takes the output of one run.
  ///
  /// - Parameters:
  ///   - text: what the compiler printed.
  ///   - path: the file it was given.
  ///   - firstLine: the zero-based line of that file on which the sample begins.
  init(_ text: String, path: String, firstLine: Int) {
    lines = text.split(whereSeparator: \.isNewline)
    self.path = path
    self.firstLine = firstLine
  }

  /// The errors by place.
  ///
  /// One that is said of another file, which `#sourceLocation` brings about, is put at the sample's
  /// beginning.
  var errors: [CompilerError] {
    let found = lines.compactMap(error)
    let sorted = found.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    return sorted.map(\.element)
  }

  /// The first line that says something is wrong without saying where.
  var complaint: String? {
    let line = lines.first { $0.contains("error: ") } ?? lines.first
    return line.map(String.init)
  }

  /// Reads `path:line:column: error: message [id]`.
  private func error(_ line: Substring) -> CompilerError? {
    guard let (place, words) = Self.divide(line, at: ": error: ") else { return nil }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let row = Int(parts[parts.count - 2])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    let (message, id) = Self.divideID(words)
    guard file == path, row > firstLine else {
      return CompilerError(line: 0, column: 0, message: message, id: id)
    }
    return CompilerError(line: row - 1 - firstLine, column: column - 1, message: message, id: id)
  }

  private static func divide(
    _ line: Substring, at mark: String
  ) -> (before: Substring, after: Substring)? {
    guard let range = line.firstRange(of: mark) else { return nil }
    return (line[..<range.lowerBound], line[range.upperBound...])
  }

  private static func divideID(_ words: Substring) -> (message: String, id: String?) {
    guard words.last == "]", let open = words.lastIndex(of: "[") else {
      return (String(words), nil)
    }
    let id = words[words.index(after: open)...].dropLast()
    let isName =
      !id.isEmpty && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName else { return (String(words), nil) }
    let message = words[..<open]
    return (String(message.last == " " ? message.dropLast() : message), String(id))
  }
}
