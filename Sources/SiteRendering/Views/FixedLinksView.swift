import ThemeTemplates

/// The pages that every page can link to.
package struct FixedLinksView: Sendable {
  var home: String
  var patterns: String
  var wcag: String
  var related: String
  var siteMap: String

  static let model = ViewModel<FixedLinksView>(
    "links", "Addresses of pages that every site has.",
    [
      .text("home", "The home page.") { $0.home },
      .text("patterns", "The list of patterns.") { $0.patterns },
      .text("wcag", "The WCAG index.") { $0.wcag },
      .text("related", "The index of relations.") { $0.related },
      .text("siteMap", "The site map.") { $0.siteMap },
    ])
}
