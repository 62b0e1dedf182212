package import SourceDiagnostics

/// A group of the menu as `site.yml` gives it.
package struct NavigationGroup: Hashable, Sendable {
  /// Its title.
  package let title: String
  /// What stands in it: paths below the content folder, or addresses of computed pages.
  package let entries: [Located<String>]
}
