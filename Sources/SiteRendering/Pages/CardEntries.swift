import SiteModel
import SourceDiagnostics
import WCAGData

/// Lists cards with what is to be known at a glance.
struct CardEntries {
  let frame: PageFrame

  /// A card in a list.
  func entry(_ index: PageIndex) -> CardEntryView {
    let page = frame.catalog[index]
    let numbers = (page.card?.criteria ?? []).map(\.number.value)
      .filter { WCAG.criterion($0) != nil }
    return CardEntryView(
      address: frame.relative(page.address), title: page.title.value, summary: page.summary,
      status: StatusNames.name(of: page.status),
      criteriaText: numbers.isEmpty
        ? nil : Set(numbers).sorted().map(\.description).joined(separator: ", "))
  }

  /// The cards that name a guide as a chapter, by title.
  func cards(ofChapter guide: PageIndex) -> [CardEntryView] {
    frame.catalog.cards
      .filter { frame.catalog.links[$0.value].chapters.values.contains(guide) }
      .map(entry)
  }
}
