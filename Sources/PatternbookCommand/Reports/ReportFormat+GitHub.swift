import SourceDiagnostics

extension ReportFormat {
  /// For GitHub Actions: a workflow command for each finding, shown at its line.
  ///
  /// Source: GitHub Docs, "Workflow commands for GitHub Actions".
  static let github = ReportFormat(name: "github") { report, _ in
    report.diagnostics.map { annotation($0, report.files) }.joined(separator: "\n")
  }

  private static func annotation(
    _ diagnostic: Diagnostic, _ files: [String: SourceFile]
  ) -> String {
    let record = FindingRecord(diagnostic, files)
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let path = record.path { properties.append("file=" + escapeProperty(path)) }
    if let line = record.line { properties.append("line=\(line)") }
    if let column = record.column { properties.append("col=\(column)") }
    if let line = record.endLine { properties.append("endLine=\(line)") }
    if let column = record.endColumn { properties.append("endColumn=\(column)") }
    properties.append("title=" + escapeProperty(record.rule))
    var message = diagnostic.message + " [\(diagnostic.rule)]"
    message += diagnostic.suggestion.map { "\ntry: " + $0 } ?? ""
    message += diagnostic.notes.map { "\n" + $0.message }.joined()
    return "::\(command) \(properties.joined(separator: ","))::\(escape(message))"
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }
    .joined()
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(text).unicodeScalars.map { scalar in
      scalar == ":" ? "%3A" : scalar == "," ? "%2C" : String(scalar)
    }
    .joined()
  }
}
