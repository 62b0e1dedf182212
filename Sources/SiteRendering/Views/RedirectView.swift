import ThemeTemplates

/// A page that sends on to another.
package struct RedirectView: Sendable {
  var address: String
  var canonical: String
  var title: String

  static let model = ViewModel<RedirectView>(
    "redirect", "A page at an old address.",
    [
      .text("address", "The relative address it sends on to.") { $0.address },
      .text("canonical", "That address in full, where the site's is known.") { $0.canonical },
      .text("title", "The title of the page there.") { $0.title },
    ])
}
