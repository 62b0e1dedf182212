package import SiteModel

/// One file of the site that is to be drawn.
package enum RenderJob: Sendable {
  /// A page of the handbook.
  case page(PageIndex)
  /// A page that the tool makes.
  case computed(ComputedPage)
  /// A page at an old address that sends on to another.
  case redirect(SiteAddress, to: PageIndex)
}
