package import SourceDiagnostics

extension Rule {
  /// A link to nothing.
  package static let linkUnresolved = Rule(
    "link.unresolved", .standard(.error),
    summary: "A link leads to a page or file that does not exist.",
    rationale: "A reader who needs the fix now meets a 404 instead.")

  /// An anchor that is not there.
  package static let linkAnchor = Rule(
    "link.anchor", .standard(.error),
    summary: "A link names an anchor that its page does not have.",
    rationale: "The reader lands at the top of the page and has to search.")

  /// A link right but for its case.
  package static let linkCase = Rule(
    "link.case", .standard(.error),
    summary: "A link differs from an existing file in case only.",
    rationale: "It works on a Mac and fails on the server.")

  /// An address that could run something.
  package static let linkScheme = Rule(
    "link.scheme", .fixed(.error),
    summary: "An address has a scheme that is not allowed, such as javascript: or data:.",
    rationale: "Nothing of a card is ever executed, in the tool or in the browser.")

  /// A link out of the content folder.
  package static let linkOutside = Rule(
    "link.outside", .fixed(.error),
    summary: "A link or an image leads out of the content folder.",
    rationale: "What lies outside is not published, so the link cannot work.")

  /// A link to a draft that is left out.
  package static let linkDraft = Rule(
    "link.draft", .standard(.warning),
    summary: "A published page links to a draft that is left out of the build.",
    rationale: "The reader sees a name without a page behind it.")

  /// An image that is not there.
  package static let imageUnresolved = Rule(
    "image.unresolved", .standard(.error),
    summary: "An image's file does not exist.",
    rationale: "The reader sees a broken frame, or nothing.")

  /// A related card that does not exist.
  package static let relatedUnknown = Rule(
    "related.unknown", .standard(.error),
    summary: "A related card does not exist.",
    rationale: "Cards are found through their neighbours; a lost relation is a lost reader.")

  /// A card related to itself.
  package static let relatedSelf = Rule(
    "related.self", .standard(.error),
    summary: "A card is related to itself.",
    rationale: "Another card was meant, and its relation is missing.")

  /// A relation given twice.
  package static let relatedRepeated = Rule(
    "related.repeated", .standard(.warning),
    summary: "A related card is given twice.",
    rationale: "Two reasons for one relation confuse; often another card was meant.")

  /// A chapter that is no guide.
  package static let chapterUnknown = Rule(
    "chapter.unknown", .standard(.error),
    summary: "A chapter resolves to no guide.",
    rationale: "The chapter is the card's way back to the whole subject.")

  /// A chapter whose number and title differ.
  package static let chapterMismatch = Rule(
    "chapter.mismatch", .standard(.error),
    summary: "A chapter's number and title name different guides.",
    rationale: "One of the two is out of date.")

  /// A successor that does not exist.
  package static let replacedByUnknown = Rule(
    "replaced-by.unknown", .standard(.error),
    summary: "replaced_by names no card.",
    rationale: "Someone who lands on a deprecated card needs the way on.")

  /// A navigation entry that is no page.
  package static let navigationUnresolved = Rule(
    "navigation.unresolved", .standard(.error),
    summary: "A navigation entry of site.yml names no page.",
    rationale: "The menu is on every page, and so is its fault.")
}
