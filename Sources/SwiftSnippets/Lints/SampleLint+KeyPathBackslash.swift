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
        || starts.contains { ByteSearch.contains($0, in: bytes) }
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

  /// How else the arguments begin that are looked at.
  private static let starts: [StaticString] = [
    "id: .", "children: .", "value: .", "entryID: .", "entryLabel: .", "KeyPathComparator(.",
    "SortDescriptor(.",
  ]

  /// Attributes that take a key path.
  private static let attributes: Set<String> = ["Environment", "FocusedValue", "FocusedBinding"]

  /// Modifiers whose first argument of two or more is a key path.
  private static let modifiers: Set<String> = [
    "environment", "transformEnvironment", "focusedValue", "focusedSceneValue",
  ]

  /// What is made of a key path, their first argument.
  private static let comparators: Set<String> = ["KeyPathComparator", "SortDescriptor"]

  /// Labels whose argument is a key path wherever they stand.
  private static let labels: Set<String> = ["entryID", "entryLabel"]

  /// Views, and their labels whose argument is a key path.
  private static let views: [String: Set<String>] = [
    "ForEach": ["id"], "List": ["id", "children"], "OutlineGroup": ["id", "children"],
    "TableColumn": ["value"],
  ]

  /// How many tokens an argument may be away from the name of its call.
  private static let reach = 200

  /// Whether the period at an index begins an argument that has to be a key path.
  private static func isLabelled(
    _ label: String, _ code: [SampleToken], _ index: Int, _ text: LintedText
  ) -> Bool {
    let next = text.text(code[index + 2])
    if label == "id", text.text(code[index + 1]) == "self" { return next == ")" || next == "," }
    guard next != "(" else { return false }
    if labels.contains(label) { return true }
    guard views.values.contains(where: { $0.contains(label) }) else { return false }
    return call(around: index, code, text).flatMap { views[$0] }?.contains(label) == true
  }

  /// The word before the parenthesis that is open at an index; nil where none is near.
  private static func call(
    around index: Int, _ code: [SampleToken], _ text: LintedText
  ) -> String? {
    var depth = 0
    for place in stride(from: index - 1, to: max(0, index - reach), by: -1) {
      switch text.text(code[place]) {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0: return text.text(code[place - 1])
      case "[", "{", "(":
        if depth == 0 { return nil }
        depth -= 1
      default: continue
      }
    }
    return nil
  }

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
    if before == ":" { return isLabelled(name, code, index, text) }
    guard before == "(" else { return false }
    if comparators.contains(name) { return text.text(code[index + 2]) != "(" }
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
