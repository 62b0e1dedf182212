package import ThemeTemplates

/// Everything a template can say about one page.
///
/// Which of the parts below is there hangs on the layout.
package struct PageView: Sendable {
  var site: SiteView
  var page: PageHeadView
  var links: FixedLinksView
  var navigation: [MenuGroupView] = []
  var breadcrumb: [LinkView] = []
  var contents: [ContentsView] = []
  var backLinks: [LinkView] = []
  var previous: LinkView?
  var next: LinkView?
  var home: HomeView?
  var card: CardView?
  var article: ArticleView?
  var patterns: PatternsView?
  var wcag: WCAGView?
  var related: RelatedIndexView?
  var redirect: RedirectView?
  var siteMap: SiteMapView?

  private static let common: [ViewField<PageView>] = [
    .object("site", "The handbook.", of: SiteView.model) { $0.site },
    .object("page", "This page.", of: PageHeadView.model) { $0.page },
    .object("links", "Pages that every site has.", of: FixedLinksView.model) { $0.links },
    .list("navigation", "The groups of the menu.", of: MenuGroupView.model) { $0.navigation },
    .flag("hasBreadcrumb", "Whether there is a way back to show.") { !$0.breadcrumb.isEmpty },
    .list("breadcrumb", "The pages above this one, and this one.", of: LinkView.model) {
      $0.breadcrumb
    },
    .flag("hasContents", "Whether there are on-page contents.") { $0.contents.count > 1 },
    .list("contents", "The page's headings.", of: ContentsView.model) { $0.contents },
    .flag("hasBackLinks", "Whether other pages link here.") { !$0.backLinks.isEmpty },
    .list("backLinks", "The pages that link here.", of: LinkView.model) { $0.backLinks },
    .flag("hasNeighbours", "Whether there is a page before or after.") {
      $0.previous != nil || $0.next != nil
    },
    .optionalObject("previous", "The page before.", of: LinkView.model) { $0.previous },
    .optionalObject("next", "The page after.", of: LinkView.model) { $0.next },
  ]

  /// The layouts that a theme must have, with what each may say.
  package static let layouts: [String: ViewModel<PageView>] = [
    "home": layout(
      "home", .optionalObject("home", "The home page.", of: HomeView.model) { $0.home }),
    "card": layout("card", .optionalObject("card", "The card.", of: CardView.model) { $0.card }),
    "page": layout(
      "page", .optionalObject("article", "The page's text.", of: ArticleView.model) { $0.article }),
    "patterns": layout(
      "patterns",
      .optionalObject("patterns", "The list.", of: PatternsView.model) { $0.patterns }),
    "wcag": layout("wcag", .optionalObject("wcag", "The index.", of: WCAGView.model) { $0.wcag }),
    "related": layout(
      "related",
      .optionalObject("related", "The index.", of: RelatedIndexView.model) { $0.related }),
    "redirect": layout(
      "redirect",
      .optionalObject("redirect", "The way on.", of: RedirectView.model) { $0.redirect }),
    "site-map": layout(
      "site-map", .optionalObject("siteMap", "The pages.", of: SiteMapView.model) { $0.siteMap }),
    "not-found": layout("not-found"),
  ]

  /// The shapes of all layouts, for a theme's static checks.
  package static let shapes: [String: ViewShape] = layouts.mapValues(\.shape)

  private static func layout(
    _ name: String, _ own: ViewField<PageView>...
  ) -> ViewModel<PageView> {
    ViewModel(name + " layout", "What the layout \(name) can say.", common + own)
  }
}
