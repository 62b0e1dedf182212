import SourceDiagnostics

extension ReportFormat {
  /// For people: place, message, source line with a caret, notes, what to try.
  static let plain = ReportFormat(name: "text") { report, usesColour in
    let writer = PlainReport(files: report.files, usesColour: usesColour)
    return report.diagnostics.map(writer.text).joined(separator: "\n")
  }
}

/// Writes findings for people.
struct PlainReport {
  let files: [String: SourceFile]
  let usesColour: Bool

  /// One finding, without a line ending at its end.
  func text(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.span.map { place($0) + ": " } ?? ""
    let severity = coloured(diagnostic.severity.rawValue, diagnostic.severity)
    var lines = ["\(start)\(severity): \(diagnostic.message) [\(diagnostic.rule)]"]
    if let span = diagnostic.span, let excerpt = excerpt(span) { lines += excerpt }
    for note in diagnostic.notes {
      lines.append("   = " + note.message + (note.span.map { ": " + place($0) } ?? ""))
    }
    if let suggestion = diagnostic.suggestion { lines.append("   = try: " + suggestion) }
    for fixIt in diagnostic.fixIts {
      lines.append("   = fix available: \(fixIt.summary) (patternbook check --fix)")
    }
    return lines.joined(separator: "\n")
  }

  private func place(_ span: SourceSpan) -> String {
    guard let file = files[span.path] else { return span.path }
    let position = file.position(of: span.range.lowerBound)
    return "\(span.path):\(position.line):\(position.column)"
  }

  /// The longest line that is shown in full, in characters.
  private static let shownColumns = 160

  /// The source line and a caret under the place, tabs kept so that the caret stands right.
  private func excerpt(_ span: SourceSpan) -> [String]? {
    guard let file = files[span.path] else { return nil }
    let position = file.position(of: span.range.lowerBound)
    let line = file.text(ofLine: position.line - 1)
    guard !line.isEmpty, position.column <= Self.shownColumns else { return nil }
    let gutter = "\(position.line) | "
    let shown = String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.shownColumns)))
    let before = line.unicodeScalars.prefix(position.column - 1).map { $0 == "\t" ? "\t" : " " }
    let margin = String(repeating: " ", count: gutter.count - 2) + "| "
    let isCut = shown.unicodeScalars.count < line.unicodeScalars.count
    return [gutter + shown + (isCut ? " …" : ""), margin + before.joined() + "^"]
  }

  private func coloured(_ word: String, _ severity: Severity) -> String {
    guard usesColour else { return word }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(word)\u{1B}[0m"
  }
}
