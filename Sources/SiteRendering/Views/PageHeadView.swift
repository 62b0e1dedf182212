import ThemeTemplates

/// What every page says of itself.
package struct PageHeadView: Sendable {
  var title: String
  var anchor: String?
  var kicker: String?
  var summary: String?
  var root: String
  var isHome = false
  var isHidden = false
  var canonical: String?
  var isDraft = false
  var isReview = false
  var isDeprecated = false
  var replacement: LinkView?
  var updated: String?
  var editAddress: String?
  var reportAddress: String?

  static let model = ViewModel<PageHeadView>(
    "page", "The page that is drawn.",
    [
      .text("title", "Its title.") { $0.title },
      .optionalText("anchor", "The anchor of its title.") { $0.anchor },
      .optionalText("kicker", "What kind of page it is, in a word or two.") { $0.kicker },
      .optionalText("summary", "The page in one sentence.") { $0.summary },
      .text("root", "How to reach the site's root from it: empty or `../` once or more.") {
        $0.root
      },
      .flag("isHome", "Whether it is the home page.") { $0.isHome },
      .flag("isHidden", "Whether search engines are asked to leave it out.") { $0.isHidden },
      .optionalText("canonical", "Its full address, where the site's is known.") { $0.canonical },
      .flag("isDraft", "Whether it is a draft.") { $0.isDraft },
      .flag("isReview", "Whether it is in review.") { $0.isReview },
      .flag("isDeprecated", "Whether it is deprecated.") { $0.isDeprecated },
      .optionalObject("replacement", "The card to use instead.", of: LinkView.model) {
        $0.replacement
      },
      .optionalText("updated", "The day of its last change, such as 2026-12-01.") { $0.updated },
      .optionalText("editAddress", "Where it is edited.") { $0.editAddress },
      .optionalText("reportAddress", "Where a barrier is reported.") { $0.reportAddress },
    ])
}
