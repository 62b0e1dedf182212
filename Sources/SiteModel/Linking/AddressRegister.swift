import SourceDiagnostics

/// Sees to it that every address is given out once.
enum AddressRegister {
  /// Who has an address.
  private struct Holder {
    var name: String
    var span: SourceSpan?
  }

  /// The findings about pages, files and aliases that share an address.
  static func collisions(in catalog: Catalog) -> [Diagnostic] {
    var holders: [String: Holder] = [:]
    var diagnostics: [Diagnostic] = []
    for computed in ComputedPage.allCases where computed != .home {
      holders[computed.address.collisionKey] = Holder(name: "a page that the tool makes")
    }
    for entry in sources(catalog) {
      let span = SourceSpan(
        path: PageReader.contentFolder + "/" + entry.path, range: 0..<0)
      let holder = Holder(name: entry.path, span: span)
      claim(entry.address, holder, .addressCollision, at: span, &holders, &diagnostics)
    }
    for page in catalog.pages {
      for alias in page.aliases {
        let holder = Holder(name: "an alias of \(page.path)", span: alias.span)
        claim(alias.value, holder, .aliasCollision, at: alias.span, &holders, &diagnostics)
      }
    }
    return diagnostics
  }

  /// All pages and files with their addresses; pages come last, since a finding can show their text.
  private static func sources(_ catalog: Catalog) -> [(path: String, address: SiteAddress)] {
    catalog.assets.map { ($0, SiteAddress($0)) } + catalog.pages.map { ($0.path, $0.address) }
  }

  private static func claim(
    _ address: SiteAddress, _ holder: Holder, _ rule: Rule, at span: SourceSpan,
    _ holders: inout [String: Holder], _ diagnostics: inout [Diagnostic]
  ) {
    guard let first = holders[address.collisionKey] else {
      holders[address.collisionKey] = holder
      return
    }
    let notes = first.span.map { [Note("the other is here", at: $0)] } ?? []
    diagnostics.append(
      rule.finding(
        "the address \(address) is taken by \(first.name)", at: span, notes: notes,
        suggestion: "rename one of the two"))
  }
}
