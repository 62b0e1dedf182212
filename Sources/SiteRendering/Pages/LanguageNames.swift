/// What languages of samples are called.
enum LanguageNames {
  private static let names = [
    "swift": "Swift", "text": "Text", "sh": "Shell", "bash": "Shell", "json": "JSON",
    "yaml": "YAML", "yml": "YAML", "xml": "XML", "html": "HTML", "css": "CSS",
    "js": "JavaScript", "javascript": "JavaScript", "kotlin": "Kotlin", "objc": "Objective-C",
    "markdown": "Markdown", "md": "Markdown", "dart": "Dart", "ts": "TypeScript", "c": "C",
  ]

  /// The name of a language by the first word of an info string.
  static func name(of language: String) -> String {
    names[language.lowercased()] ?? (language.isEmpty ? "Code" : language)
  }
}
