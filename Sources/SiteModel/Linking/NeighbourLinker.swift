import SourceDiagnostics

/// Resolves the related cards, chapters and successor of one page.
struct NeighbourLinker {
  private let catalog: Catalog
  private let names: CatalogNames
  private let index: PageIndex
  private(set) var relations: [Relation] = []
  private(set) var chapters: [ChapterEntry: PageIndex] = [:]
  private(set) var successor: PageIndex?
  private(set) var diagnostics: [Diagnostic] = []

  init(catalog: Catalog, names: CatalogNames, index: PageIndex) {
    self.catalog = catalog
    self.names = names
    self.index = index
  }

  private var page: Page { catalog[index] }

  /// Resolves everything.
  mutating func resolve() {
    var first: [PageIndex: RelatedEntry] = [:]
    let entries =
      page.card?.related
      ?? page.fields.texts("related").map {
        RelatedEntry(name: $0, destination: nil, reason: nil, item: nil, wholeText: $0)
      }
    for entry in entries { relate(entry, &first) }
    for entry in page.card?.chapters ?? [] { resolve(entry) }
    if let name = page.fields.text("replaced_by") {
      successor = names.cards[name.value]
      if successor == nil { reportUnknown(.replacedByUnknown, "card", name) }
    }
  }

  private mutating func relate(
    _ entry: RelatedEntry, _ first: inout [PageIndex: RelatedEntry]
  ) {
    let found =
      names.cards[entry.wholeText.value] ?? card(at: entry.destination)
      ?? names.cards[entry.name.value]
    guard let found else {
      if !isReportedLink(entry) { reportUnknown(.relatedUnknown, "related card", entry.name) }
      return
    }
    guard found != index else {
      diagnostics.append(
        Rule.relatedSelf.finding("this card is related to itself", at: entry.name.span))
      return
    }
    if let earlier = first[found] {
      guard entry.item != nil else { return }
      let note = Note("first given here", at: earlier.name.span)
      diagnostics.append(
        Rule.relatedRepeated.finding(
          "\"\(catalog[found].title.value)\" is related twice", at: entry.name.span, notes: [note]))
      return
    }
    first[found] = entry
    guard catalog.isVisible(found) else {
      // A link's own finding says so already.
      guard entry.destination == nil else { return }
      diagnostics.append(
        Rule.linkDraft.finding(
          "\"\(catalog[found].title.value)\" is a draft and is left out of this build",
          at: entry.name.span))
      return
    }
    let isWhole = names.cards[entry.wholeText.value] != nil
    relations.append(
      Relation(from: index, to: found, reason: isWhole ? nil : entry.reason, item: entry.item))
  }

  /// Whether the entry is a link that leads nowhere: the link's own finding says so.
  private func isReportedLink(_ entry: RelatedEntry) -> Bool {
    guard let destination = entry.destination else { return false }
    return AddressScheme.scheme(of: destination) == nil && card(at: destination) == nil
      && names.pages[path(of: destination) ?? ""] == nil
  }

  private func card(at destination: String?) -> PageIndex? {
    guard let destination, let path = path(of: destination),
      let found = names.pages[path]
        ?? names.caseFolded[path.lowercased()].flatMap({ names.pages[$0] }),
      catalog[found].kind.hasSections
    else { return nil }
    return found
  }

  private func path(of destination: String) -> String? {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    return PercentEncoding.decode(path)
      .flatMap { SitePath.resolve($0, in: SitePath.folder(of: page.path)) }
  }

  private mutating func resolve(_ entry: ChapterEntry) {
    let byNumber = entry.number.flatMap { names.chapters[$0] }
    let byTitle = entry.title.flatMap { names.chapterTitles[$0.value.lowercased()] }
    guard let found = entry.number == nil ? byTitle : byNumber else {
      let titles = names.chapterTitles.values.map { catalog[$0].title.value }.sorted()
      let near = entry.title.flatMap { NameSuggestion.nearest(to: $0.value, among: titles) }
      let name = entry.number.map { "chapter \($0)" } ?? "chapter \"\(entry.title?.value ?? "")\""
      diagnostics.append(
        Rule.chapterUnknown.finding(
          "no guide is \(name)", at: entry.span,
          suggestion: near.map { "did you mean \"\($0)\"?" }))
      return
    }
    if catalog.isVisible(found) {
      chapters[entry] = found
    } else {
      diagnostics.append(
        Rule.linkDraft.finding(
          "\"\(catalog[found].title.value)\" is a draft and is left out of this build",
          at: entry.span))
    }
    let right = catalog[found].title
    guard entry.number != nil, let title = entry.title, title.value != right.value else { return }
    diagnostics.append(
      Rule.chapterMismatch.finding(
        "chapter \(entry.number ?? 0) is \"\(right.value)\", not \"\(title.value)\"",
        at: title.span, notes: [Note("the guide's title is here", at: right.span)],
        fixIts: [FixIt("replace the title", replacing: title.span, with: right.value)]))
  }

  private mutating func reportUnknown(_ rule: Rule, _ what: String, _ name: Located<String>) {
    let near = NameSuggestion.nearest(to: name.value, among: names.cardNames)
    diagnostics.append(
      rule.finding(
        "\(what) \"\(name.value)\" does not exist", at: name.span,
        suggestion: near.map { "did you mean \"\($0)\"?" }))
  }
}
