import SourceDiagnostics

/// The sections a card can have, in the order in which they stand.
package struct SectionTable: Hashable, Sendable {
  /// The sections in order.
  package let sections: [SectionKind]

  /// The sections of every handbook.
  package static let standard = SectionTable([
    SectionKind("symptom", "Symptom", isRequired: true),
    SectionKind("where", "Where it shows up"),
    SectionKind("why", "Why it blocks the task"),
    SectionKind("cause", "Root cause", spellings: ["Root causes"], isRequired: true, .causes),
    SectionKind("before", "Before", isRequired: true, .before),
    SectionKind("fix", "Fix", isRequired: true, .fix),
    SectionKind("avoid", "What we don't do", spellings: ["What we don’t do"]),
    SectionKind("check", "Check", isRequired: true, .check),
    SectionKind("wcag", "WCAG mapping", isRequired: true, .criteria),
    SectionKind(
      "related", "Related patterns", spellings: ["Related", "See also"], .related),
    SectionKind("chapters", "Chapters", spellings: ["Chapter"], .chapters),
    SectionKind("sources", "Sources", spellings: ["Source"], .sources),
  ])

  /// Makes a table.
  package init(_ sections: [SectionKind]) {
    self.sections = sections
  }

  /// The place of a section in the order.
  package func order(of kind: SectionKind) -> Int? {
    sections.firstIndex { $0.id == kind.id }
  }

  /// What a heading's text means, leaving its level aside.
  package func match(_ text: String) -> SectionMatch {
    for section in sections where ([section.heading] + section.spellings).contains(text) {
      return .exact(section)
    }
    let lower = text.lowercased()
    for section in sections {
      for spelling in [section.heading] + section.spellings where spelling.lowercased() == lower {
        return .wrongCase(section, spelling: spelling)
      }
    }
    let spellings = sections.flatMap { [$0.heading] + $0.spellings }
    guard let near = NameSuggestion.nearest(to: text, among: spellings),
      let section = sections.first(where: { ([$0.heading] + $0.spellings).contains(near) })
    else { return .none }
    return .nearMiss(section, spelling: near)
  }
}
