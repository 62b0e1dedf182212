import SourceDiagnostics

/// Resolves the menu that `site.yml` gives, or makes one where it gives none.
struct MenuReader {
  let catalog: Catalog
  let pages: [String: PageIndex]

  /// The menu and what was wrong with it.
  func read() -> Parsed<[MenuGroup]> {
    guard !catalog.configuration.navigation.isEmpty else { return Parsed(standard) }
    var diagnostics: [Diagnostic] = []
    let groups = catalog.configuration.navigation.map { group in
      MenuGroup(
        title: group.title,
        entries: group.entries.compactMap { entry in
          guard let found = resolve(entry.value) else {
            diagnostics.append(unresolved(entry))
            return nil
          }
          if case .page(let index) = found, !catalog.isVisible(index) { return nil }
          return found
        })
    }
    return Parsed(groups.filter { !$0.entries.isEmpty }, diagnostics)
  }

  private var standard: [MenuGroup] {
    [
      MenuGroup(
        title: "Handbook",
        entries: [
          .computed(.home), .computed(.patterns), .computed(.wcag), .computed(.related),
          .computed(.siteMap),
        ])
    ]
  }

  private func resolve(_ name: String) -> MenuGroup.Entry? {
    if let page = pages[name] ?? pages[name + ".md"] { return .page(page) }
    return ComputedPage.at(name).map(MenuGroup.Entry.computed)
  }

  private func unresolved(_ entry: Located<String>) -> Diagnostic {
    let computed = ComputedPage.allCases.map { String($0.address.path.dropLast(5)) }
    let near = NameSuggestion.nearest(to: entry.value, among: pages.keys.sorted() + computed)
    return Rule.navigationUnresolved.finding(
      "the menu names no page: \"\(entry.value)\"", at: entry.span,
      suggestion: near.map { "did you mean \"\($0)\"?" }
        ?? "write a path below content, such as guides/motion.md")
  }
}
