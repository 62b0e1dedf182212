import SourceDiagnostics

/// A finding as JSON gives it; columns count characters, lines and columns begin at 1.
struct FindingRecord: Encodable {
  /// A stretch of a file.
  struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int

    init?(_ span: SourceSpan?, _ files: [String: SourceFile]) {
      guard let span else { return nil }
      let file = files[span.path]
      let start = file?.position(of: span.range.lowerBound) ?? SourcePosition(line: 1, column: 1)
      let end = file?.position(of: span.range.upperBound) ?? start
      path = span.path
      line = start.line
      column = start.column
      endLine = end.line
      endColumn = end.column
    }
  }

  /// A further fact, with its place where it has one.
  struct NoteRecord: Encodable {
    let message: String
    let path: String?
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?

    init(_ note: Note, _ files: [String: SourceFile]) {
      let place = Place(note.span, files)
      message = note.message
      path = place?.path
      line = place?.line
      column = place?.column
      endLine = place?.endLine
      endColumn = place?.endColumn
    }
  }

  /// An exact mend.
  struct FixRecord: Encodable {
    /// One replacement.
    struct Edit: Encodable {
      let place: Place?
      let replacement: String
    }

    let summary: String
    let edits: [Edit]
  }

  let path: String?
  let line: Int?
  let column: Int?
  let endLine: Int?
  let endColumn: Int?
  let severity: String
  let rule: String
  let message: String
  let suggestion: String?
  let notes: [NoteRecord]
  let fixes: [FixRecord]
  let properties: [String: String]

  init(_ diagnostic: Diagnostic, _ files: [String: SourceFile]) {
    let place = Place(diagnostic.span, files)
    path = place?.path
    line = place?.line
    column = place?.column
    endLine = place?.endLine
    endColumn = place?.endColumn
    severity = diagnostic.severity.rawValue
    rule = diagnostic.rule.name
    message = diagnostic.message
    suggestion = diagnostic.suggestion
    notes = diagnostic.notes.map { NoteRecord($0, files) }
    fixes = diagnostic.fixIts.map { fixIt in
      FixRecord(
        summary: fixIt.summary,
        edits: fixIt.edits.map {
          FixRecord.Edit(place: Place($0.span, files), replacement: $0.replacement)
        })
    }
    properties = diagnostic.properties
  }
}
