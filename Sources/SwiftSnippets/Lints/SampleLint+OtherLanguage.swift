package import SourceDiagnostics

extension Rule {
  /// Code of another language under a Swift fence.
  package static let sampleOtherLanguage = Rule(
    "sample.other-language", .standard(.error),
    summary: "A Swift fence holds another language, or prose.",
    rationale: """
      Readers and tools take the fence at its word: they colour, check and copy the sample as \
      Swift. The right language after the fence is all it needs.
      """)
}

extension SampleLint {
  /// Objective-C, shell, JSON, Kotlin, XML or prose.
  static let otherLanguage = SampleLint(
    .sampleOtherLanguage,
    isSuspected: { bytes in
      OtherLanguage.all.contains { language in
        language.signs.contains { ByteSearch.contains($0, in: bytes) }
      } || Prose.isSuspected(bytes)
    },
    find: { text in
      for language in OtherLanguage.all {
        guard let place = language.place(text) else { continue }
        return [
          LintHit(
            range: place, message: "this looks like \(language.name), not like Swift",
            suggestion: "mark the fence `\(language.fence)`")
        ]
      }
      guard let place = Prose.place(in: text) else { return [] }
      return [
        LintHit(
          range: place, message: "this looks like prose, not like Swift",
          suggestion: "mark the fence `text`, or write it outside of a fence")
      ]
    })
}
