import AssistiveProfiles
import HTMLMarkup
import MarkdownReader
import SiteModel
import SourceDiagnostics
import WCAGData

/// Draws a card.
struct CardRenderer {
  private let frame: PageFrame
  private let index: PageIndex
  private let card: Card
  private let text: PageText

  init(frame: PageFrame, index: PageIndex, card: Card) {
    self.frame = frame
    self.index = index
    self.card = card
    text = PageText(frame: frame, index: index)
  }

  private var page: Page { frame.catalog[index] }
  private var links: LinkedPage { frame.catalog.links[index.value] }

  /// The page.
  func view() -> PageView {
    var view = frame.view(frame.head(index))
    view.breadcrumb = frame.breadcrumb(between, page.title.value)
    view.backLinks = (frame.catalog.backLinks[index] ?? []).map(frame.link)
    let place = CardNeighbours.around(index, in: frame.catalog)
    view.previous = place.previous.map(frame.link)
    view.next = place.next.map(frame.link)
    let sections = card.sections.map(section)
    view.contents = sections.map { ContentsView(anchor: $0.anchor, title: $0.title) }
    view.card = CardView(
      status: StatusNames.name(of: page.status),
      platforms: NameView.list(page.fields.texts("platforms").map(\.value)),
      affects: NameView.list(page.fields.texts("affects").map { AffectedNames.name(of: $0.value) }),
      tags: NameView.list(page.tags), criteria: criteria(withText: false),
      introduction: text.html(of: card.introduction), sections: sections)
    return view
  }

  /// The first chapter, or else the list of patterns.
  private var between: [LinkView] {
    for chapter in card.chapters {
      if let guide = links.chapters[chapter], frame.catalog.catalog.isVisible(guide) {
        return [frame.link(guide)]
      }
    }
    let list = ComputedPage.patterns
    return [LinkView(address: frame.relative(list.address), title: list.title)]
  }

  private func section(_ section: CardSection) -> SectionView {
    var view = SectionView(
      kind: section.kind?.id ?? "other", anchor: page.anchors.byHeading[section.heading] ?? "",
      title: section.title)
    var consumed: Set<MarkdownNodeID> = []
    if !section.isRepeated {
      switch section.kind?.presentation {
      case .check:
        view.cases = cases(section)
        consumed = Set(card.cases.map(\.block))
      case .criteria:
        view.criteria = criteria(withText: true)
        view.practices = card.bestPractices.map {
          PracticeView(
            reason: text.remainder(of: $0.item, after: $0.prefix), more: text.blocks(of: $0.item))
        }
        if card.unreadableMappings.isEmpty { consumed = lists(section) }
      case .related:
        view.relations = RelationViews(frame: frame).views(of: index)
        if !view.relations.isEmpty { consumed = lists(section) }
      case .chapters:
        view.chapters = chapters
        if !view.chapters.isEmpty { consumed = lists(section) }
      case .prose, .causes, .before, .fix, .sources, nil: break
      }
    }
    view.prose = text.html(of: section.body.filter { !consumed.contains($0) })
    return view
  }

  private func lists(_ section: CardSection) -> Set<MarkdownNodeID> {
    Set(section.body.filter { if case .list = page.document[$0].kind { true } else { false } })
  }

  private func cases(_ section: CardSection) -> [CaseView] {
    card.cases.enumerated().map { place, entry in
      CaseView(
        anchor: "case.\(place + 1)", number: place + 1, id: entry.id,
        profiles: entry.profiles.isEmpty
          ? NameView.list([entry.profileText?.value ?? "no profile named"])
          : NameView.list(entry.profiles.map(\.name)),
        setUp: entry.profiles.isEmpty || entry.setUp.isEmpty ? nil : entry.setUp,
        task: entry.task?.value ?? "", expectations: entry.expectations.map(\.value))
    }
  }

  private func criteria(withText: Bool) -> [CriterionView] {
    card.criteria.map { mapping in
      let criterion = WCAG.criterion(mapping.number.value)
      let known = criterion?.isPart(of: frame.catalog.catalog.configuration.wcagVersion) == true
      let index = frame.relative(ComputedPage.wcag.address)
      return CriterionView(
        address: known ? index + "#sc." + mapping.number.value.description : index,
        number: mapping.number.value.description, name: criterion?.name ?? mapping.name.value,
        level: criterion?.level.rawValue ?? "unknown", isSupport: mapping.isSupport,
        how: withText ? text.remainder(of: mapping.item, after: mapping.prefix) : .empty,
        more: withText ? text.blocks(of: mapping.item) : nil)
    }
  }

  private var chapters: [LinkView] {
    card.chapters.compactMap { links.chapters[$0] }
      .filter { frame.catalog.catalog.isVisible($0) }
      .map { guide in
        var link = frame.link(guide)
        if let number = frame.catalog[guide].fields.number("number")?.value {
          link.title = "Chapter \(number): \(link.title)"
        }
        return link
      }
  }
}
