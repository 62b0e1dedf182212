import MarkdownReader
import SiteModel
import SourceDiagnostics
import SwiftSnippets

/// Gathers the Swift samples of pages, in the order of pages and lines.
enum SampleCollector {
  /// The samples of a page.
  static func samples(of page: Page) -> [SampleUse] {
    let document = page.document
    guard let card = page.card else {
      return numbered(SampleExtractor.samples(in: document, of: page.body), section: nil)
    }
    let introduction = numbered(
      SampleExtractor.samples(in: document, of: card.introduction), section: nil)
    return introduction
      + card.sections.flatMap { section in
        numbered(
          SampleExtractor.samples(in: document, of: section.body), section: section.title)
      }
  }

  private static func numbered(_ samples: [CodeSample], section: String?) -> [SampleUse] {
    samples.filter(\.isSwift).enumerated().map {
      SampleUse($0.element, section: section, number: $0.offset + 1)
    }
  }
}
