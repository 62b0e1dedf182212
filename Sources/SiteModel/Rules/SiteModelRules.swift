package import SourceDiagnostics

/// The rules of this module.
package enum SiteModelRules {
  /// Every rule that reading, modelling and linking can report.
  package static let all: [Rule] = [
    .fileEncoding, .fileNUL, .fileControlCharacter, .fileEmpty, .frontMatterUnclosed, .fieldUnknown,
    .fieldValue,
    .fieldRepeatedItem, .statusUnknown, .statusConflict, .titleMissing, .addressCollision,
    .aliasInvalid, .aliasCollision, .linkUnresolved, .linkAnchor, .linkCase, .linkScheme,
    .linkOutside, .linkDraft, .imageUnresolved, .relatedUnknown, .relatedSelf, .relatedRepeated,
    .chapterUnknown, .chapterMismatch, .replacedByUnknown, .navigationUnresolved,
  ]
}
