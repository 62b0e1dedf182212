import SourceDiagnostics

/// A finding in SARIF.
struct SARIFResult: Encodable {
  let ruleId: String
  let level: String
  let message: SARIFMessage
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]?
  let fixes: [SARIFFix]?
  let properties: [String: String]?

  init(_ diagnostic: Diagnostic, _ files: [String: SourceFile]) {
    ruleId = diagnostic.rule.name
    level = diagnostic.severity.rawValue
    let further = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    let suggestion = diagnostic.suggestion.map { ["try: " + $0] } ?? []
    message = SARIFMessage(
      text: ([diagnostic.message] + further + suggestion).joined(separator: "; "))
    locations = [SARIFLocation(diagnostic.span, nil, files)].compactMap(\.self)
    let related = diagnostic.notes.compactMap { SARIFLocation($0.span, $0.message, files) }
    relatedLocations = related.isEmpty ? nil : related
    let mends = diagnostic.fixIts.map { SARIFFix($0, files) }
    fixes = mends.isEmpty ? nil : mends
    properties = diagnostic.properties.isEmpty ? nil : diagnostic.properties
  }
}

/// A stretch of a file in SARIF.
struct SARIFRegion: Encodable {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(_ place: FindingRecord.Place) {
    startLine = place.line
    startColumn = place.column
    endLine = place.endLine
    endColumn = place.endColumn
  }
}

/// A file in SARIF.
struct SARIFArtifact: Encodable {
  let uri: String
}

/// A place in SARIF.
struct SARIFLocation: Encodable {
  /// The file and the stretch of it.
  struct Physical: Encodable {
    let artifactLocation: SARIFArtifact
    let region: SARIFRegion
  }

  let physicalLocation: Physical
  let message: SARIFMessage?

  init?(_ span: SourceSpan?, _ message: String?, _ files: [String: SourceFile]) {
    guard let place = FindingRecord.Place(span, files) else { return nil }
    physicalLocation = Physical(
      artifactLocation: SARIFArtifact(uri: SARIFPath.uri(place.path)), region: SARIFRegion(place))
    self.message = message.map(SARIFMessage.init)
  }
}

/// An exact mend in SARIF.
struct SARIFFix: Encodable {
  /// One replacement.
  struct Replacement: Encodable {
    let deletedRegion: SARIFRegion
    let insertedContent: SARIFMessage
  }

  /// The replacements in one file.
  struct Change: Encodable {
    let artifactLocation: SARIFArtifact
    let replacements: [Replacement]
  }

  let description: SARIFMessage
  let artifactChanges: [Change]

  init(_ fixIt: FixIt, _ files: [String: SourceFile]) {
    description = SARIFMessage(text: fixIt.summary)
    let edits = fixIt.edits.compactMap { edit in
      FindingRecord.Place(edit.span, files).map { ($0, edit.replacement) }
    }
    artifactChanges =
      edits.first.map { first in
        [
          Change(
            artifactLocation: SARIFArtifact(uri: SARIFPath.uri(first.0.path)),
            replacements: edits.map {
              Replacement(
                deletedRegion: SARIFRegion($0.0), insertedContent: SARIFMessage(text: $0.1))
            })
        ]
      } ?? []
  }
}
