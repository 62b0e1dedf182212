package import HTMLMarkup

/// How a block of code is written on its page.
package struct CodeRendering: Sendable {
  /// What stands over it; nil for nothing.
  package var title: String?
  /// What it is called where it can be scrolled; it should differ from the page's other samples.
  package var label: String
  /// The code with its words marked; nil for the code as it is.
  package var content: HTML?

  /// Describes how a block of code is written.
  package init(title: String? = nil, label: String = "Code sample", content: HTML? = nil) {
    self.title = title
    self.label = label
    self.content = content
  }
}
