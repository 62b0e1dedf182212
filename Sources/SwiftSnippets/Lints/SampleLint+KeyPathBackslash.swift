package import SourceDiagnostics

extension Rule {
  /// A key path without its backslash.
  package static let sampleKeyPathBackslash = Rule(
    "sample.key-path-backslash", .standard(.error),
    summary: "A key path has lost its backslash, as in `@Environment(.dismiss)`.",
    rationale: """
      Markdown, templates and content systems swallow backslashes. What is left parses, and says \
      something else: it cannot be compiled.
      """)
}

extension SampleLint {
  /// Places that take a key path and hold a name behind a period.
  static let keyPathBackslash = SampleLint(
    .sampleKeyPathBackslash, mend: "write the key path with `\\`",
    isSuspected: { bytes in
      (ByteSearch.contains("(.", in: bytes)
        && [
          "nvironment(.", "FocusedValue(.", "FocusedBinding(.", "focusedValue(.",
          "focusedSceneValue(.",
        ].contains { ByteSearch.contains($0, in: bytes) })
        || ByteSearch.contains("id: .self", in: bytes)
    },
    find: { text in
      let code = text.code
      return code.indices.compactMap { index in
        guard isPeriod(code[index], text), isKeyPath(code, index, text) else { return nil }
        let start = code[index].range.lowerBound
        let end = code[index + 1].range.upperBound
        let name = text.text(code[index + 1])
        return LintHit(
          range: start..<end, message: "the key path `.\(name)` has lost its backslash",
          edits: [LintEdit(range: start..<start, text: "\\")])
      }
    })

  /// Attributes that take a key path.
  private static let attributes: Set<String> = ["Environment", "FocusedValue", "FocusedBinding"]

  /// Modifiers whose first argument of two or more is a key path.
  private static let modifiers: Set<String> = [
    "environment", "transformEnvironment", "focusedValue", "focusedSceneValue",
  ]

  private static func isPeriod(_ token: SampleToken, _ text: LintedText) -> Bool {
    token.range.count == 1 && text.bytes[token.range.lowerBound] == 0x2E && !token.isProse
  }

  private static func isKeyPath(
    _ code: [SampleToken], _ index: Int, _ text: LintedText
  ) -> Bool {
    guard index + 2 < code.count, index >= 2,
      code[index + 1].kind == .word
        || text.text(code[index + 1]) == "self"
    else { return false }
    let before = text.text(code[index - 1])
    let name = text.text(code[index - 2])
    if before == ":" {
      return name == "id" && text.text(code[index + 1]) == "self"
        && [")", ","].contains(text.text(code[index + 2]))
    }
    guard before == "(" else { return false }
    let isAttribute = index >= 3 && text.text(code[index - 3]) == "@"
    if attributes.contains(name), isAttribute { return text.text(code[index + 2]) != "(" }
    guard modifiers.contains(name), index >= 3, text.text(code[index - 3]) == "." else {
      return false
    }
    if name == "transformEnvironment" { return true }
    // What follows the name: a comma with the value, or the rest of a key path and then a comma.
    var next = index + 2
    while next + 1 < code.count, isPeriod(code[next], text), code[next + 1].kind == .word {
      next += 2
    }
    guard next + 2 < code.count, text.text(code[next]) == "," else { return false }
    // A labelled argument belongs to another function of the same name.
    return !(code[next + 1].kind == .word && text.text(code[next + 2]) == ":")
  }
}
