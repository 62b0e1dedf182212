/// A section of a card: one entry of the section table.
package struct SectionKind: Hashable, Sendable {
  /// Its stable id.
  package let id: String
  /// Its heading.
  package let heading: String
  /// Other spellings of the heading that are as good.
  package let spellings: [String]
  /// Whether a card must have it.
  package let isRequired: Bool
  /// How it is read and drawn.
  package let presentation: SectionPresentation

  /// Declares a section.
  package init(
    _ id: String, _ heading: String, spellings: [String] = [], isRequired: Bool = false,
    _ presentation: SectionPresentation = .prose
  ) {
    self.id = id
    self.heading = heading
    self.spellings = spellings
    self.isRequired = isRequired
    self.presentation = presentation
  }
}
