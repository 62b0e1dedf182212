import SourceDiagnostics

/// A case of Check that is being read, line by line.
struct CheckDraft {
  let span: SourceSpan
  private var values: [String: [Located<String>]] = [:]
  private var current = ""
  private var column = 0

  init(span: SourceSpan) {
    self.span = span
  }

  /// What the case expects.
  var expectations: [Located<String>] { values["Expected"] ?? [] }

  /// Where the first value of a key stands, or nil where it has none.
  func place(of key: String) -> SourceSpan? { values[key]?.first?.span }

  /// Whether a key has a value.
  func has(_ key: String) -> Bool { values[key]?.isEmpty == false }

  /// The value of a key as one text.
  func single(_ key: String) -> Located<String>? {
    guard let parts = values[key], let first = parts.first else { return nil }
    return Located(parts.map(\.value).joined(separator: " "), at: first.span)
  }

  /// Takes a line that begins with a key.
  mutating func begin(_ key: String, _ line: CheckLine) {
    current = key
    column = line.valueColumn
    guard !line.value.value.isEmpty else { return }
    values[key, default: []].append(line.value)
  }

  /// Takes a line that goes on: a new expectation, or more of the last where it is indented deeper.
  mutating func add(_ line: CheckLine) {
    let isFirst = values[current]?.isEmpty ?? true
    if isFirst { column = line.valueColumn }
    if !isFirst, line.valueColumn > column, var last = values[current]?.popLast() {
      last.value += " " + line.value.value
      values[current]?.append(last)
    } else {
      values[current, default: []].append(line.value)
    }
  }
}
