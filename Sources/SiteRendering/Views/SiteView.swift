import ThemeTemplates

/// What is the same on every page.
package struct SiteView: Sendable {
  var title: String
  var summary: String?
  var language: String
  var owner: String?
  var base: String

  static let model = ViewModel<SiteView>(
    "site", "The handbook.",
    [
      .text("title", "The handbook's title.") { $0.title },
      .optionalText("summary", "The handbook in one sentence.") { $0.summary },
      .text("language", "The language of its pages, a BCP 47 tag.") { $0.language },
      .optionalText("owner", "Who answers for it.") { $0.owner },
      .text("base", "The path under which it is published.") { $0.base },
    ])
}
