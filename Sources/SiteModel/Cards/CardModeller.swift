import MarkdownReader
import SourceDiagnostics

/// Types what the sections of a card say.
struct CardModeller {
  private let document: MarkdownDocument
  private let configuration: SiteConfiguration
  private let slug: String

  init(document: MarkdownDocument, configuration: SiteConfiguration, slug: String) {
    self.document = document
    self.configuration = configuration
    self.slug = slug
  }

  /// Makes a card of its sections and of the related cards that front matter names.
  func model(
    _ introduction: [MarkdownNodeID], _ sections: [CardSection], related names: [Located<String>]
  ) -> Card {
    var checks = CheckReader(document: document, profiles: configuration.profiles, slug: slug)
    var mappings = MappingReader(document: document)
    let neighbours = NeighbourReader(document: document)
    var related: [RelatedEntry] = []
    var chapters: [ChapterEntry] = []
    var sentence: String?
    for section in sections where !section.isRepeated {
      switch section.kind?.presentation {
      case .check: checks.read(section.body)
      case .criteria: mappings.read(section.body)
      case .related: related += neighbours.related(section.body)
      case .chapters: chapters += neighbours.chapters(section.body)
      case .prose, .causes, .before, .fix, .sources, nil: break
      }
      if section.kind?.id == "symptom" { sentence = firstSentence(section.body) }
    }
    return Card(
      sections: sections, introduction: introduction, symptomSentence: sentence,
      cases: checks.cases, caseFaults: checks.faults, criteria: mappings.criteria,
      bestPractices: mappings.bestPractices, unreadableMappings: mappings.unreadable,
      related: related + neighbours.related(names), chapters: chapters)
  }

  /// The first sentence of the first paragraph: up to a full stop, question or exclamation mark
  /// that a blank or the end follows.
  private func firstSentence(_ body: [MarkdownNodeID]) -> String? {
    guard let paragraph = body.first(where: { document[$0].kind == .paragraph }) else {
      return nil
    }
    let text = document.plainText(of: paragraph)
    var sentence = ""
    var previous: Character?
    for character in text {
      if let mark = previous, ".?!".contains(mark), character == " " { break }
      sentence.append(character)
      previous = character
    }
    return sentence.isEmpty ? nil : sentence
  }
}
