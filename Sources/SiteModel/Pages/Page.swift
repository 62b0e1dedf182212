package import MarkdownReader
package import SourceDiagnostics
package import SwiftSnippets

/// A page of the handbook with its values typed, not yet linked to others.
///
/// It never changes. It is an object so that handing it on, which happens many times for every page,
/// costs one count and not one for each of its parts.
package final class Page: Sendable {
  /// Its path below the content folder, such as `patterns/state-as-value.md`.
  package let path: String
  /// Its kind.
  package let kind: PageKind
  /// The last part of its address, without `.html`.
  package let slug: String
  /// Its address.
  package let address: SiteAddress
  /// Its title, and where that is written; an empty title was reported.
  package let title: Located<String>
  /// The `#` heading that is its title, if it has one.
  package let titleHeading: MarkdownNodeID?
  /// How far it has come.
  package let status: PageStatus
  /// Whether the page itself says its status; else its kind's default holds.
  package let isStatusDeclared: Bool
  /// Its front matter.
  package let fields: FieldValues
  /// Old addresses that lead here.
  package let aliases: [Located<SiteAddress>]
  /// Its text.
  package let document: MarkdownDocument
  /// The blocks of its text without title and status line, in order.
  package let body: [MarkdownNodeID]
  /// The anchor of each heading.
  package let anchors: PageAnchors
  /// What its sections say, for a kind that has sections.
  package let card: Card?
  /// Its Swift samples in reading order.
  package let samples: [SampleUse]
  /// Whether a fence in it is never closed, so that what follows it was taken for code.
  package let hasUnclosedFence: Bool

  /// Joins a page's values; only a modeller does.
  package init(
    path: String,
    kind: PageKind,
    slug: String,
    address: SiteAddress,
    title: Located<String>,
    titleHeading: MarkdownNodeID?,
    status: PageStatus,
    isStatusDeclared: Bool,
    fields: FieldValues,
    aliases: [Located<SiteAddress>],
    document: MarkdownDocument,
    body: [MarkdownNodeID],
    anchors: PageAnchors,
    card: Card?,
    samples: [SampleUse],
    hasUnclosedFence: Bool
  ) {
    self.path = path
    self.kind = kind
    self.slug = slug
    self.address = address
    self.title = title
    self.titleHeading = titleHeading
    self.status = status
    self.isStatusDeclared = isStatusDeclared
    self.fields = fields
    self.aliases = aliases
    self.document = document
    self.body = body
    self.anchors = anchors
    self.card = card
    self.samples = samples
    self.hasUnclosedFence = hasUnclosedFence
  }

  /// Whether it is published when drafts are left out.
  package var isPublished: Bool { status != .draft }

  /// Whether it says of itself that it is a draft.
  ///
  /// A page that is a draft only because its status could not be read, or is missing, is checked
  /// all the same: it must not vanish without a word.
  package var isDeclaredDraft: Bool { status == .draft && isStatusDeclared }

  /// The file's path relative to the handbook.
  package var filePath: String { document.file.path }

  /// Its tags.
  package var tags: [String] { fields.texts("tags").map(\.value) }

  /// The page in one sentence, or nil: its summary, else a card's first sentence of Symptom.
  package var summary: String? {
    fields.text("summary")?.value ?? card?.symptomSentence
  }
}
