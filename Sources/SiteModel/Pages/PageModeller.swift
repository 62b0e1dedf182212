import MarkdownReader
package import SourceDiagnostics
import YAMLReader

/// Makes a typed page of one that has been read.
package struct PageModeller {
  private let page: ParsedPage
  private let configuration: SiteConfiguration
  private var diagnostics: [Diagnostic] = []

  /// Types a page's values.
  package static func model(
    _ page: ParsedPage, _ configuration: SiteConfiguration
  ) -> Parsed<Page> {
    var modeller = PageModeller(page: page, configuration: configuration)
    let result = modeller.model()
    return Parsed(result, modeller.diagnostics)
  }

  private init(page: ParsedPage, configuration: SiteConfiguration) {
    self.page = page
    self.configuration = configuration
  }

  private var document: MarkdownDocument { page.document }

  private mutating func model() -> Page {
    let blocks = Array(document.children(of: .document))
    let heading = blocks.first { document[$0].kind == .heading(level: 1) }
    let line = page.kind.hasSections ? statusLine(blocks, after: heading) : nil
    let body = blocks.filter { $0 != heading && $0 != line?.paragraph }
    let slug = String(SitePath.name(of: page.path).dropLast(3))
    let status = status(line?.text)
    let card = page.kind.hasSections ? card(body, slug) : nil
    let samples = SampleReader(document, body: body, card: card)
    diagnostics += samples.diagnostics
    return Page(
      path: page.path, kind: page.kind, slug: slug, address: address,
      title: title(heading), titleHeading: heading, status: status ?? page.kind.defaultStatus,
      isStatusDeclared: status != nil, fields: page.fields, aliases: aliases(), document: document,
      body: body,
      anchors: PageAnchors(document), card: card, samples: samples.uses,
      hasUnclosedFence: samples.hasUnclosedFence)
  }

  private var address: SiteAddress { SiteAddress(String(page.path.dropLast(3)) + ".html") }

  private mutating func title(_ heading: MarkdownNodeID?) -> Located<String> {
    if let title = page.fields.text("title") { return title }
    if let heading {
      let text = InlineText(document, heading)
      let all = text.trimmed(0..<text.bytes.count)
      if !all.isEmpty { return Located(text.text(all), at: document.span(of: heading)) }
    }
    let start = document.nodes[0].range.lowerBound
    let span = document.file.span(start..<start)
    if !isUnreadable {
      diagnostics.append(
        Rule.titleMissing.finding(
          "this page has no title", at: span,
          suggestion: "begin it with a line such as \"# Focus Recovery\""))
    }
    return Located(String(SitePath.name(of: page.path).dropLast(3)), at: span)
  }

  /// Whether the file was reported as empty or could not be parsed: a title is no further news.
  private var isUnreadable: Bool { document.nodes.count < 2 }

  /// The paragraph `Status: ready` right under the title.
  private func statusLine(
    _ blocks: [MarkdownNodeID], after heading: MarkdownNodeID?
  ) -> (paragraph: MarkdownNodeID, text: Located<String>)? {
    guard let heading, let place = blocks.firstIndex(of: heading), place + 1 < blocks.count,
      document[blocks[place + 1]].kind == .paragraph
    else { return nil }
    let text = InlineText(document, blocks[place + 1])
    let key = "status:"
    guard text.text.lowercased().hasPrefix(key) else { return nil }
    let value = text.trimmed(key.utf8.count..<text.bytes.count)
    return (blocks[place + 1], Located(text.text(value), at: text.span(value)))
  }

  /// The status that the page says, or nil where it says none that is known.
  private mutating func status(_ line: Located<String>?) -> PageStatus? {
    let field = page.fields.text("status")
    var lineStatus: PageStatus?
    if let line {
      lineStatus = PageStatus(rawValue: line.value)
      if lineStatus == nil { diagnostics.append(PageStatus.unknown(line)) }
    }
    if let field, let line, let lineStatus, field.value != line.value {
      let note = Note("front matter says \"\(field.value)\"", at: field.span)
      diagnostics.append(
        Rule.statusConflict.finding(
          "the Status line says \"\(lineStatus.rawValue)\" and front matter says otherwise",
          at: line.span, notes: [note], suggestion: "leave one of the two out"))
    }
    return field.flatMap { PageStatus(rawValue: $0.value) } ?? lineStatus
  }

  private mutating func aliases() -> [Located<SiteAddress>] {
    page.fields.texts("aliases").compactMap { alias in
      guard let address = Self.address(ofAlias: alias.value, in: SitePath.folder(of: page.path))
      else {
        diagnostics.append(
          Rule.aliasInvalid.finding(
            "\"\(alias.value)\" is not a path below the site", at: alias.span,
            suggestion: "write an old address such as patterns/old-name"))
        return nil
      }
      return Located(address, at: alias.span)
    }
  }

  /// The address an alias stands for: without a `/` it is beside the page.
  private static func address(ofAlias alias: String, in folder: String) -> SiteAddress? {
    let refused: Set<Unicode.Scalar> = ["\\", "#", "?", ":", "*", "\"", "<", ">", "|", "%"]
    guard !alias.unicodeScalars.contains(where: { refused.contains($0) || $0.value < 0x20 })
    else { return nil }
    var parts = alias.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let last = parts.last, !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
    if !alias.contains("/"), !folder.isEmpty { parts.insert(folder, at: 0) }
    let path = parts.joined(separator: "/")
    for ending in [".html", ".md"] where last.hasSuffix(ending) && last.count > ending.count {
      return SiteAddress(String(path.dropLast(ending.count)) + ".html")
    }
    return SiteAddress(path + ".html")
  }

  private func card(_ body: [MarkdownNodeID], _ slug: String) -> Card {
    let outline = CardOutline(document: document, table: configuration.sections).read(body)
    return CardModeller(document: document, configuration: configuration, slug: slug)
      .model(outline.introduction, outline.sections, related: page.fields.texts("related"))
  }
}
