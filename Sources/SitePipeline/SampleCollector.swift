import MarkdownReader
import SiteModel
import SourceDiagnostics
import SwiftSnippets

/// Gathers the Swift samples of pages, in the order of pages and lines.
enum SampleCollector {
  /// The samples of a page.
  static func samples(of page: Page) -> [SampleSource] {
    let document = page.document
    guard let card = page.card else {
      return numbered(
        SampleExtractor.samples(in: document, of: page.body), place: page.title.value)
    }
    let introduction = numbered(
      SampleExtractor.samples(in: document, of: card.introduction), place: page.title.value)
    return introduction
      + card.sections.flatMap { section in
        numbered(SampleExtractor.samples(in: document, of: section.body), place: section.title)
      }
  }

  private static func numbered(_ samples: [CodeSample], place: String) -> [SampleSource] {
    samples.filter(\.isSwift).enumerated().map {
      SampleSource(sample: $0.element, place: place, number: $0.offset + 1)
    }
  }
}
