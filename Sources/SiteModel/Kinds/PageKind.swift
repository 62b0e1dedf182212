/// A kind of page: one entry of the table that drives reading, validation and rendering.
package struct PageKind: Hashable, Sendable {
  /// Its stable id.
  package let id: String
  /// What several of them are called, for people.
  package let plural: String
  /// The folder below `content` whose pages are of this kind; empty where it is no folder's.
  package let folder: String
  /// The fields its front matter may have, the common ones among them.
  package let fields: [Field]
  /// Whether its level-2 headings are sections of the section table.
  package let hasSections: Bool
  /// The status of a page that names none.
  package let defaultStatus: PageStatus
  /// The layout of the theme that draws it.
  package let layout: String

  /// Pattern cards.
  package static let card = PageKind(
    id: "card", plural: "Patterns", folder: "patterns",
    fields: commonFields + [
      Field("platforms", .platforms, "The systems the card is about, with their first version."),
      Field("affects", .choices(affectedGroups), "Who is affected."),
      Field("replaced_by", .text, "The card to use instead of a deprecated one."),
      Field("code", .map, "`none: reason` where neither Before nor Fix can hold Swift."),
    ], hasSections: true, defaultStatus: .draft, layout: "card")

  /// Guides; one with a number is a chapter.
  package static let guide = PageKind(
    id: "guide", plural: "Guides", folder: "guides",
    fields: commonFields + [Field("number", .number, "The chapter's number.")],
    hasSections: false, defaultStatus: .ready, layout: "page")

  /// Records of decisions about the handbook or its tool.
  package static let decision = PageKind(
    id: "decision", plural: "Decisions", folder: "project/decisions",
    fields: commonFields + [
      Field("number", .number, "The decision's number."),
      Field("decided", .date, "The day it was taken."),
    ], hasSections: false, defaultStatus: .ready, layout: "page")

  /// Every other page.
  package static let page = PageKind(
    id: "page", plural: "Pages", folder: "", fields: commonFields, hasSections: false,
    defaultStatus: .ready, layout: "page")

  /// All kinds; the first whose folder holds a page is the page's kind.
  package static let all = [card, guide, decision, page]

  /// The kind of a page by its path below `content`.
  package static func kind(ofPath path: String) -> PageKind {
    all.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") } ?? page
  }

  /// Who can be affected, as `affects` names them.
  package static let affectedGroups = [
    "blind", "low-vision", "colour", "deaf", "hard-of-hearing", "motor", "speech", "vestibular",
    "seizure", "cognitive",
  ]

  /// The fields of every kind.
  package static let commonFields = [
    Field("title", .text, "The page's title; else its `#` heading is."),
    Field("summary", .text, "The page in one sentence, for lists."),
    Field("status", .choice(PageStatus.allCases.map(\.rawValue)), "How far the page has come."),
    Field("tags", .texts, "Words to find it by."),
    Field("related", .texts, "Related cards, by title, slug or alias."),
    Field("aliases", .texts, "Old addresses that lead here."),
    Field("updated", .date, "The day of the last change that matters to readers."),
    Field("order", .number, "Its place among the pages of its folder; smaller comes first."),
  ]
}
