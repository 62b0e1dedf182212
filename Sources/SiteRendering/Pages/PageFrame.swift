import HTMLMarkup
import SiteModel
import SourceDiagnostics

/// What stands round the text of a page, seen from the page's address.
struct PageFrame: Sendable {
  let catalog: LinkedCatalog
  let address: SiteAddress
  /// What is known of the samples that the page shows.
  var samples = SampleDisplay()

  private var configuration: SiteConfiguration { catalog.catalog.configuration }

  /// How a page at this address writes another's.
  func relative(_ target: SiteAddress) -> String { target.relative(from: address) }

  /// A link to a page.
  func link(_ index: PageIndex) -> LinkView {
    LinkView(address: relative(catalog[index].address), title: catalog[index].title.value)
  }

  /// A page with its frame and nothing inside.
  func view(_ head: PageHeadView) -> PageView {
    var head = head
    head.reportAddress = configuration.feedback
    if let url = configuration.url, head.canonical == nil {
      head.canonical = url + "/" + PercentEncoding.encode(address.path)
    }
    return PageView(
      site: site, page: head, links: links(relative), navigation: address.path.isEmpty ? [] : menu)
  }

  /// What a computed page says of itself.
  func head(_ page: ComputedPage) -> PageHeadView {
    PageHeadView(
      title: page == .home ? configuration.title : page.title,
      summary: page == .home ? configuration.summary : nil, root: address.rootPrefix,
      isHome: page == .home)
  }

  /// What a page of the handbook says of itself.
  func head(_ index: PageIndex) -> PageHeadView {
    let page = catalog[index]
    var head = PageHeadView(
      title: page.title.value, anchor: page.titleHeading.flatMap { page.anchors.byHeading[$0] },
      kicker: kicker(page), summary: page.summary, root: address.rootPrefix)
    head.isDraft = page.status == .draft
    head.isHidden = page.status == .draft
    head.isReview = page.status == .review
    head.isDeprecated = page.status == .deprecated
    head.replacement = catalog.links[index.value].successor.map(link)
    head.updated = page.fields.text("updated")?.value
    head.editAddress = configuration.edit.map { template in
      let path = PercentEncoding.encode(page.filePath)
      return template.split(separator: "{path}", omittingEmptySubsequences: false)
        .joined(separator: path)
    }
    return head
  }

  /// The page at an old address.
  func redirect(to index: PageIndex) -> PageView {
    let target = catalog[index].address
    var head = PageHeadView(title: catalog[index].title.value, root: address.rootPrefix)
    head.isHidden = true
    var view = view(head)
    let canonical = configuration.url.map { $0 + "/" + PercentEncoding.encode(target.path) }
    view.redirect = RedirectView(
      address: relative(target), canonical: canonical ?? relative(target),
      title: catalog[index].title.value)
    return view
  }

  /// The addresses of the pages that every site has; the 404 page is shown at any address, so its
  /// links begin at the site's base.
  func links(_ written: (SiteAddress) -> String) -> FixedLinksView {
    let isNotFound = address == ComputedPage.notFound.address
    func link(_ page: ComputedPage) -> String {
      isNotFound ? configuration.base + page.address.path : written(page.address)
    }
    return FixedLinksView(
      home: link(.home), patterns: link(.patterns), wcag: link(.wcag), related: link(.related),
      siteMap: link(.siteMap))
  }

  /// The way back from a page: home, what lies between, and the page itself.
  func breadcrumb(_ between: [LinkView], _ title: String) -> [LinkView] {
    let home = LinkView(address: relative(ComputedPage.home.address), title: "Home")
    let own = LinkView(
      address: PercentEncoding.encode(SitePath.name(of: address.path)), title: title,
      isCurrent: true)
    return [home] + between + [own]
  }

  private var site: SiteView {
    SiteView(
      title: configuration.title, summary: configuration.summary,
      language: configuration.language, owner: configuration.owner, base: configuration.base)
  }

  private func kicker(_ page: Page) -> String? {
    let number = page.fields.number("number")?.value
    return switch page.kind {
    case .card: "Pattern"
    case .guide: number.map { "Chapter \($0)" } ?? "Guide"
    case .decision: number.map { "Decision \($0)" } ?? "Decision"
    default: nil
    }
  }

  private var menu: [MenuGroupView] {
    catalog.menu.map { group in
      MenuGroupView(title: group.title, items: group.entries.map(item))
    }
  }

  private func item(_ entry: MenuGroup.Entry) -> LinkView {
    let (target, title) =
      switch entry {
      case .page(let index): (catalog[index].address, catalog[index].title.value)
      case .computed(let page): (page.address, page.title)
      }
    let folder = SitePath.folder(of: target.path)
    let isIndex = SitePath.name(of: target.path) == "index.html" && !folder.isEmpty
    let isBelow = isIndex && address.path.hasPrefix(folder + "/")
    return LinkView(
      address: relative(target), title: title, isCurrent: target == address,
      isAncestor: isBelow && target != address)
  }
}
