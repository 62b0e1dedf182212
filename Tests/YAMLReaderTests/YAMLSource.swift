import SourceDiagnostics
import YAMLReader

/// A YAML text that is read whole.
struct YAMLSource {
  let file: SourceFile
  let parsed: Parsed<YAMLNode?>

  init(_ text: String) {
    file = SourceFile(path: "site.yml", text: text)
    parsed = YAMLReader.read(file, 0..<file.lines.length)
  }

  var rules: [String] { parsed.diagnostics.map(\.rule.name) }

  var entries: [YAMLEntry] { parsed.value?.mapping ?? [] }

  func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  func scalar(_ key: String) -> String? { value(key)?.scalar }

  /// The text that a value stands on.
  func written(_ key: String) -> String? { value(key).map { file.text(in: $0.range) } }
}
