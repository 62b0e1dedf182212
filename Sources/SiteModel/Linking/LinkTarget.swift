/// Where a link or an image leads.
package enum LinkTarget: Hashable, Sendable {
  /// A page of the site, and an anchor on it.
  case page(PageIndex, anchor: String?)
  /// A page that the tool makes.
  case computed(ComputedPage)
  /// A published file, by its path below the content folder, and what follows it (`#t=10`).
  case file(String, suffix: String)
  /// An anchor on the same page; empty for its top.
  case anchor(String)
  /// An address elsewhere, as written.
  case external(String)
  /// A page that is left out because it is a draft: its name is shown without a link.
  case draft(PageIndex)
  /// Nothing: it was reported, and its text is shown without a link.
  case broken
}
