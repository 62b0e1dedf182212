/// All pages of the handbook, typed and not yet linked.
///
/// An object that never changes, for the reason that `Page` gives.
package final class Catalog: Sendable {
  /// The configuration.
  package let configuration: SiteConfiguration
  /// The pages, sorted by path; drafts are among them.
  package let pages: [Page]
  /// The paths below the content folder of files that are published as they are, sorted.
  package let assets: [String]
  /// Whether drafts are published too.
  package let includesDrafts: Bool

  /// Makes a catalogue of pages sorted by path.
  package init(
    configuration: SiteConfiguration, pages: [Page], assets: [String], includesDrafts: Bool
  ) {
    self.configuration = configuration
    self.pages = pages
    self.assets = assets
    self.includesDrafts = includesDrafts
  }

  /// The page of an index.
  package subscript(index: PageIndex) -> Page { pages[index.value] }

  /// All indexes, in the order of paths.
  package var indices: [PageIndex] { pages.indices.map(PageIndex.init) }

  /// Whether a page is checked: all but those that say they are drafts, where drafts are left out.
  package func isChecked(_ index: PageIndex) -> Bool {
    includesDrafts || !self[index].isDeclaredDraft
  }

  /// Whether a page is part of the site that is made.
  package func isVisible(_ index: PageIndex) -> Bool {
    includesDrafts || self[index].isPublished
  }
}
