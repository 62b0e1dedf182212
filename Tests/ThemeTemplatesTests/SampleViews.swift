import HTMLMarkup
import SourceDiagnostics
import Testing
import ThemeTemplates

/// A card as the tests' templates see it.
struct SampleCard: Sendable {
  var title = ""
  var summary: String?
  var isDraft = false
  var body = HTML.empty
  var tags: [String] = []
  var owner: SampleOwner?
  var related: [SampleLink] = []
}

struct SampleOwner: Sendable {
  var name = ""
}

struct SampleLink: Sendable {
  var title = ""
  var address = ""
}

extension SampleCard {
  static let view = ViewModel<SampleCard>(
    "card", "A card.",
    [
      .text("title", "The card's title.") { $0.title },
      .optionalText("summary", "What it says.") { $0.summary },
      .flag("isDraft", "Whether it is a draft.") { $0.isDraft },
      .markup("body", "Its content.") { $0.body },
      .texts("tags", "Its tags.") { $0.tags },
      .optionalObject("owner", "Who looks after it.", of: SampleOwner.view) { $0.owner },
      .list("related", "Related cards.", of: SampleLink.view) { $0.related },
    ])
}

extension SampleOwner {
  static let view = ViewModel<SampleOwner>(
    "owner", "Somebody.", [.text("name", "A name.") { $0.name }])
}

extension SampleLink {
  static let view = ViewModel<SampleLink>(
    "link", "A link.",
    [
      .text("title", "Its text.") { $0.title },
      .text("address", "Where it leads.") { $0.address },
    ])
}

/// A theme folder in memory: `card` is the layout under test.
func readTheme(_ layout: String, partials: [String: String] = [:]) -> Parsed<Theme> {
  var files = [SourceFile(path: "theme/layouts/card.mustache", text: layout)]
  for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
    files.append(SourceFile(path: "theme/partials/\(name).mustache", text: text))
  }
  return Theme.read(layouts: ["card": SampleCard.view.shape], files: files)
}

/// What a layout makes of a card, in one pass; values made first must give the same.
func render(
  _ layout: String, partials: [String: String] = [:], _ card: SampleCard
) -> String? {
  let theme = readTheme(layout, partials: partials)
  guard theme.diagnostics.isEmpty else { return nil }
  let inOnePass = theme.value.render(layout: "card", SampleCard.view, card)
  #expect(inOnePass == theme.value.render(layout: "card", SampleCard.view.value(card)))
  return inOnePass.map { String(decoding: $0, as: UTF8.self) }
}

/// The findings of a layout as `rule line:column text`, where the text is what is marked.
func complaints(_ layout: String, partials: [String: String] = [:]) -> [String] {
  readTheme(layout, partials: partials).diagnostics.map { finding in
    guard let span = finding.span else { return finding.rule.name }
    let name = span.path.split(separator: "/").last.map { $0.dropLast(9) } ?? ""
    let text = name == "card" ? layout : partials[String(name)] ?? ""
    let file = SourceFile(path: span.path, text: text)
    let place = file.position(of: span.range.lowerBound)
    let marked = file.text(in: span.range)
    return "\(finding.rule.name) \(name) \(place.line):\(place.column) \(marked)"
  }
}
