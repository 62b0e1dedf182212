import SourceDiagnostics
import YAMLReader

/// Reads the entries of a mapping by a table of fields.
struct FieldReader {
  private let file: SourceFile
  private(set) var values = FieldValues()
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile) {
    self.file = file
  }

  /// Reads a mapping; nil stands for one that was not given.
  ///
  /// - Parameters:
  ///   - node: the mapping.
  ///   - fields: what may stand in it.
  ///   - owner: what the mapping is, for findings: "front matter", "site.yml".
  mutating func read(_ node: YAMLNode?, fields: [Field], owner: String) {
    guard let node, !node.isMissing else { return }
    guard let entries = node.mapping else {
      report(.fieldValue, "\(owner) must be keys with values", at: node.range)
      return
    }
    for entry in entries {
      guard let field = fields.first(where: { $0.name == entry.key }) else {
        reportUnknown(entry, fields.map(\.name), owner)
        continue
      }
      if !entry.value.isMissing { read(entry.value, as: field) }
    }
  }

  private mutating func reportUnknown(_ entry: YAMLEntry, _ names: [String], _ owner: String) {
    let near = NameSuggestion.nearest(to: entry.key, among: names)
    let fix = near.map {
      [FixIt("replace the key", replacing: file.span(entry.keyRange), with: $0)]
    }
    diagnostics.append(
      Rule.fieldUnknown.finding(
        "unknown field \"\(entry.key)\" in \(owner)", at: file.span(entry.keyRange),
        suggestion: near.map { "did you mean \"\($0)\"?" }
          ?? "known fields: " + names.joined(separator: ", "),
        fixIts: fix ?? []))
  }

  private mutating func read(_ node: YAMLNode, as field: Field) {
    switch field.type {
    case .text, .date, .choice:
      guard let text = text(node, field), accepts(text, field) else { return }
      values.set(field.name, .text(text))
    case .number:
      guard let text = text(node, field) else { return }
      guard let number = Int(text.value), number >= 0 else { return mismatch(node, field) }
      values.set(field.name, .number(Located(number, at: text.span)))
    case .texts, .choices, .platforms:
      values.set(field.name, .texts(texts(node, field)))
    case .map:
      guard let entries = node.mapping else { return mismatch(node, field) }
      values.set(field.name, .map(entries))
    }
  }

  private mutating func text(_ node: YAMLNode, _ field: Field) -> Located<String>? {
    guard let text = node.scalar, !text.isEmpty else {
      mismatch(node, field)
      return nil
    }
    return Located(text, at: file.span(node.range))
  }

  private mutating func texts(_ node: YAMLNode, _ field: Field) -> [Located<String>] {
    var result: [Located<String>] = []
    for item in node.sequence ?? [node] {
      guard let text = text(item, field), accepts(text, field) else { continue }
      if let first = result.first(where: { $0.value == text.value }) {
        let note = Note("first given here", at: first.span)
        diagnostics.append(
          Rule.fieldRepeatedItem.finding(
            "\"\(text.value)\" is given twice in \(field.name)", at: text.span, notes: [note],
            suggestion: "leave out the second"))
      } else {
        result.append(text)
      }
    }
    return result
  }

  private mutating func accepts(_ text: Located<String>, _ field: Field) -> Bool {
    let isAccepted: Bool
    var choices: [String] = []
    switch field.type {
    case .date: isAccepted = CalendarDay(text.value) != nil
    case .platforms: isAccepted = PlatformVersion(text.value) != nil
    case .choice(let words), .choices(let words):
      choices = words
      isAccepted = words.contains(text.value)
    case .text, .texts, .number, .map: isAccepted = true
    }
    guard !isAccepted else { return true }
    if field.name == "status" {
      diagnostics.append(PageStatus.unknown(text))
    } else {
      mismatch(text.span, text.value, field, NameSuggestion.nearest(to: text.value, among: choices))
    }
    return false
  }

  private mutating func mismatch(_ node: YAMLNode, _ field: Field) {
    mismatch(file.span(node.range), node.scalar ?? "", field, nil)
  }

  private mutating func mismatch(
    _ span: SourceSpan, _ value: String, _ field: Field, _ near: String?
  ) {
    let given = value.isEmpty ? "" : ", not \"\(value)\""
    diagnostics.append(
      Rule.fieldValue.finding(
        "\(field.name) takes \(field.type.expectation)\(given)", at: span,
        suggestion: near.map { "did you mean \"\($0)\"?" },
        fixIts: near.map { [FixIt("replace the value", replacing: span, with: $0)] } ?? []))
  }

  private mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>) {
    diagnostics.append(rule.finding(message, at: file.span(range)))
  }
}
