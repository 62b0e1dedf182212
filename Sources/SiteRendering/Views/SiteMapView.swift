import ThemeTemplates

/// The site map.
package struct SiteMapView: Sendable {
  /// A folder and its pages.
  struct Folder: Sendable {
    var anchor: String
    var title: String
    var pages: [LinkView]
  }

  var folders: [Folder]

  private static let folder = ViewModel<Folder>(
    "folder", "A folder of pages.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("title", "Its title.") { $0.title },
      .list("pages", "Its pages.", of: LinkView.model) { $0.pages },
    ])

  static let model = ViewModel<SiteMapView>(
    "site map", "All pages of the handbook.",
    [.list("folders", "The folders in order.", of: folder) { $0.folders }])
}
