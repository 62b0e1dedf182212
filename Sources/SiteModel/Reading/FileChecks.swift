import SourceDiagnostics

/// What can be wrong with a file before anything in it is understood.
enum FileChecks {
  /// The findings about a file's bytes.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - body: the byte at which its text begins, below the front matter.
  /// - Returns: the findings.
  static func findings(_ file: SourceFile, body: Int = 0) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if let first = file.invalidOffsets.first {
      result.append(
        Rule.fileEncoding.finding(
          "this file is not valid UTF-8 here" + more(file.invalidOffsets.count),
          at: file.span(first..<(first + 3)), suggestion: "save the file as UTF-8"))
    }
    if let first = file.nulOffsets.first {
      result.append(
        Rule.fileNUL.finding(
          "a NUL character" + more(file.nulOffsets.count), at: file.span(first..<(first + 3)),
          suggestion: "delete it, or save the file as UTF-8 if it is UTF-16"))
    }
    if let first = file.controlOffsets.first {
      result.append(
        Rule.fileControlCharacter.finding(
          "a control character" + more(file.controlOffsets.count),
          at: file.span(first..<(first + 3)), suggestion: "delete it; it cannot be shown"))
    }
    let text = file.text.utf8.dropFirst(body)
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
      let what = body == 0 ? "this page is empty" : "this page has no text below its front matter"
      result.append(
        Rule.fileEmpty.finding(
          what, at: file.span(body..<body), suggestion: "write it, or delete the file"))
    }
    return result
  }

  private static func more(_ count: Int) -> String {
    count > 1 ? ", and at \(count - 1) further places" : ""
  }
}
