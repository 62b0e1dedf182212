import SiteModel
import SourceDiagnostics

/// Draws the site map.
struct SiteMapRenderer {
  let frame: PageFrame

  /// All pages: those that the tool makes, then folder by folder.
  func view() -> SiteMapView {
    let catalog = frame.catalog
    let pages = catalog.visible.filter { catalog[$0].address != ComputedPage.home.address }
    let byFolder = Dictionary(grouping: pages) { SitePath.folder(of: catalog[$0].path) }
    let computed = ComputedPage.allCases.filter { $0 != .notFound && $0 != .siteMap }.map {
      LinkView(address: frame.relative($0.address), title: $0.title)
    }
    let own = SiteMapView.Folder(anchor: "folder.0", title: "Indexes", pages: computed)
    let folders = byFolder.keys.sorted().enumerated().map { place, folder in
      SiteMapView.Folder(
        anchor: "folder.\(place + 1)", title: title(of: folder),
        pages: sorted(byFolder[folder] ?? []).map(frame.link))
    }
    return SiteMapView(folders: [own] + folders)
  }

  /// Pages by `order`, then by title.
  private func sorted(_ pages: [PageIndex]) -> [PageIndex] {
    pages.map { index in
      let page = frame.catalog[index]
      let order = page.fields.number("order")?.value ?? page.fields.number("number")?.value
      return (key: (order ?? Int.max, page.title.value.lowercased(), page.path), index: index)
    }
    .sorted { $0.key < $1.key }.map(\.index)
  }

  /// A folder's name for readers: what its kind is called, or its path.
  private func title(of folder: String) -> String {
    if folder.isEmpty { return "Pages" }
    let kind = PageKind.all.first { $0.folder == folder }
    let name = SitePath.name(of: folder)
    return kind?.plural ?? name.prefix(1).uppercased() + name.dropFirst()
  }
}
