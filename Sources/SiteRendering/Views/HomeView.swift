import HTMLMarkup
import ThemeTemplates

/// The home page.
package struct HomeView: Sendable {
  /// A chapter on the home page.
  struct Chapter: Sendable {
    var link: LinkView
    var summary: String?
    var cardCount: Int
  }

  var cardCount: Int
  var coverage: Coverage
  var relationCount: Int
  var body: HTML?
  var chapters: [Chapter]

  private static let chapter = ViewModel<Chapter>(
    "chapter", "A guide that is a chapter.",
    [
      .text("address", "Its relative address.") { $0.link.address },
      .text("title", "Its title.") { $0.link.title },
      .optionalText("summary", "The chapter in one sentence.") { $0.summary },
      .text("cardCount", "How many cards name it.") { String($0.cardCount) },
    ])

  static let model = ViewModel<HomeView>(
    "home", "The home page.",
    [
      .text("cardCount", "How many cards there are.") { String($0.cardCount) },
      .text("coveredCount", "How many criteria have a ready card whose fault fails them.") {
        String($0.coverage.covered)
      },
      .text("criterionCount", "How many criteria the handbook's version of WCAG has.") {
        String($0.coverage.all)
      },
      .text("relationCount", "How many relations there are.") { String($0.relationCount) },
      .optionalMarkup("body", "The text of content/index.md.") { $0.body },
      .flag("hasChapters", "Whether there are chapters.") { !$0.chapters.isEmpty },
      .list("chapters", "The chapters by number.", of: chapter) { $0.chapters },
    ])
}
