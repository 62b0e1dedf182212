package import MarkdownReader

/// Where everything on one page leads.
package struct LinkedPage: Sendable {
  /// The target of each link and image.
  package let targets: [MarkdownNodeID: LinkTarget]
  /// The relations that the page declares.
  package let relations: [Relation]
  /// The guide of each chapter entry that resolves.
  package let chapters: [ChapterEntry: PageIndex]
  /// The card to use instead of this deprecated one.
  package let successor: PageIndex?
}
