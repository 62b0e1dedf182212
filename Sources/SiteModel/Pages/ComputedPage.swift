/// A page that the tool makes from the others.
package enum ComputedPage: String, CaseIterable, Sendable {
  case home, patterns, wcag, related, siteMap, notFound

  /// Its address.
  package var address: SiteAddress {
    switch self {
    case .home: SiteAddress("index.html")
    case .patterns: SiteAddress("patterns/index.html")
    case .wcag: SiteAddress("wcag/index.html")
    case .related: SiteAddress("related/index.html")
    case .siteMap: SiteAddress("site-map.html")
    case .notFound: SiteAddress("404.html")
    }
  }

  /// Its title, as menus and headings show it.
  package var title: String {
    switch self {
    case .home: "Home"
    case .patterns: "Patterns A to Z"
    case .wcag: "WCAG index"
    case .related: "Related patterns"
    case .siteMap: "Site map"
    case .notFound: "Page not found"
    }
  }

  /// The computed page at an address; `.html` may be left out, as in `wcag/index`.
  package static func at(_ path: String) -> ComputedPage? {
    allCases.first { [path, path + ".html"].contains($0.address.path) }
  }
}
