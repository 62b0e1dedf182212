import MarkdownReader
import SourceDiagnostics

/// Resolves the links and images of one page.
struct LinkResolver {
  private let catalog: Catalog
  private let names: CatalogNames
  private let page: Page
  private(set) var targets: [MarkdownNodeID: LinkTarget] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(catalog: Catalog, names: CatalogNames, page: Page) {
    self.catalog = catalog
    self.names = names
    self.page = page
  }

  private var document: MarkdownDocument { page.document }

  /// Resolves everything on the page.
  mutating func resolve() {
    for index in document.nodes.indices {
      let id = MarkdownNodeID(index: index)
      switch document.nodes[index].kind {
      case .link(let destination, _):
        targets[id] = target(LinkReference(node: id, address: destination, isImage: false))
      case .image(let destination, _):
        targets[id] = target(LinkReference(node: id, address: destination, isImage: true))
      default: continue
      }
    }
  }

  /// A link or an image that is being resolved.
  private struct LinkReference {
    var node: MarkdownNodeID
    var address: String
    var isImage: Bool
  }

  private mutating func target(_ reference: LinkReference) -> LinkTarget {
    let address = reference.address
    if let scheme = AddressScheme.scheme(of: address) {
      guard AddressScheme.isAllowed(scheme) else {
        report(
          .linkScheme, "addresses with \(scheme): are not allowed", reference,
          suggestion: "allowed are " + AddressScheme.allowed.joined(separator: ", "))
        return .broken
      }
      return .external(address)
    }
    if address.hasPrefix("//") { return .external(address) }
    let (pathPart, rest) = Self.split(address)
    guard let path = PercentEncoding.decode(pathPart) else {
      report(.linkUnresolved, "this address cannot be decoded: \"\(address)\"", reference)
      return .broken
    }
    let fragment = rest.firstIndex(of: "#").flatMap { mark in
      PercentEncoding.decode(rest[rest.index(after: mark)...])
    }
    if path.isEmpty {
      guard !address.isEmpty else {
        report(unresolvedRule(reference), "this address is empty", reference)
        return .broken
      }
      return anchor(fragment ?? "", reference)
    }
    return local(path, fragment: fragment, rest: rest, reference)
  }

  /// A path without scheme, as seen from the page; a leading `/` is the handbook's folder.
  private mutating func local(
    _ path: String, fragment: String?, rest: String, _ reference: LinkReference
  ) -> LinkTarget {
    let folder = path.hasPrefix("/") ? "" : SitePath.folder(of: page.filePath)
    guard let full = SitePath.resolve(path, in: folder),
      full.hasPrefix(PageReader.contentFolder + "/")
    else {
      report(
        .linkOutside, "\"\(path)\" leads out of the content folder", reference,
        suggestion: "link to a page or file below content, or to its address on the web")
      return .broken
    }
    let inside = String(full.dropFirst(PageReader.contentFolder.utf8.count + 1))
    if let index = names.pages[inside] ?? names.pages[inside + "/index.md"] {
      return linked(index, fragment, reference)
    }
    if names.assets.contains(inside) { return .file(inside, suffix: rest) }
    if let computed = ComputedPage.at(inside) ?? ComputedPage.at(inside + "/index") {
      return .computed(computed)
    }
    if let right = names.caseFolded[inside.lowercased()] {
      reportCase(path, right, reference)
      return names.pages[right].map { .page($0, anchor: nil) } ?? .file(right, suffix: rest)
    }
    reportUnresolved(path, inside, reference)
    return .broken
  }

  private mutating func linked(
    _ index: PageIndex, _ fragment: String?, _ reference: LinkReference
  ) -> LinkTarget {
    let target = catalog[index]
    guard catalog.isVisible(index) else {
      report(
        .linkDraft, "\"\(target.title.value)\" is a draft and is left out of this build",
        reference)
      return .draft(index)
    }
    guard let fragment, !fragment.isEmpty else { return .page(index, anchor: nil) }
    guard target.anchors.names.contains(fragment) else {
      reportAnchor(fragment, on: target, reference)
      return .page(index, anchor: nil)
    }
    return .page(index, anchor: fragment)
  }

  private mutating func anchor(_ fragment: String, _ reference: LinkReference) -> LinkTarget {
    if fragment.isEmpty || page.anchors.names.contains(fragment) { return .anchor(fragment) }
    reportAnchor(fragment, on: page, reference)
    return .anchor("")
  }

  private mutating func reportAnchor(
    _ fragment: String, on target: Page, _ reference: LinkReference
  ) {
    let near = NameSuggestion.nearest(to: fragment, among: target.anchors.names)
    let place = target.path == page.path ? "this page" : target.path
    report(
      .linkAnchor, "\(place) has no anchor \"#\(fragment)\"", reference,
      suggestion: near.map { "did you mean \"#\($0)\"?" })
  }

  private mutating func reportCase(_ path: String, _ right: String, _ reference: LinkReference) {
    let name = SitePath.name(of: right)
    let written = SitePath.name(of: path)
    let span = document.span(of: reference.node)
    let parent = SitePath.folder(of: path)
    var fixIts: [FixIt] = []
    let isNameOnly =
      SitePath.folder(of: right)
      == SitePath.resolve(
        parent, in: SitePath.folder(of: page.path))
    if isNameOnly, let place = place(of: written, in: span) {
      fixIts = [FixIt("write the file's name as it is", replacing: place, with: name)]
    }
    diagnostics.append(
      Rule.linkCase.finding(
        "\"\(path)\" differs from \"\(right)\" in case only", at: span,
        suggestion: "write \"\(name)\"", fixIts: fixIts))
  }

  /// Where a text stands in a span, if it stands there once.
  private func place(of text: String, in span: SourceSpan) -> SourceSpan? {
    let source = Array(document.file.text(in: span.range).utf8)
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, source.count >= wanted.count else { return nil }
    let places = (0...(source.count - wanted.count)).filter {
      source[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
    guard places.count == 1, let first = places.first else { return nil }
    let start = span.range.lowerBound + first
    return document.file.span(start..<(start + wanted.count))
  }

  private mutating func reportUnresolved(
    _ path: String, _ inside: String, _ reference: LinkReference
  ) {
    let folder = SitePath.folder(of: inside)
    let beside = (names.pathsByFolder[folder] ?? []).map(SitePath.name(of:))
    let near = NameSuggestion.nearest(to: SitePath.name(of: inside), among: beside)
    let suggestion = near.map { name in
      let folder = SitePath.folder(of: path)
      return "did you mean \"\(folder.isEmpty ? name : folder + "/" + name)\"?"
    }
    let what = reference.isImage ? "there is no image" : "there is no page or file"
    report(
      unresolvedRule(reference), "\(what) \"\(path)\"", reference, suggestion: suggestion)
  }

  private func unresolvedRule(_ reference: LinkReference) -> Rule {
    reference.isImage ? .imageUnresolved : .linkUnresolved
  }

  private mutating func report(
    _ rule: Rule, _ message: String, _ reference: LinkReference, suggestion: String? = nil
  ) {
    diagnostics.append(
      rule.finding(message, at: document.span(of: reference.node), suggestion: suggestion))
  }

  /// The path of an address, and its query and fragment.
  private static func split(_ address: String) -> (path: String, rest: String) {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    return (String(address[..<end]), String(address[end...]))
  }
}
