package import HTMLMarkup

/// How a block of code is written on its page.
package struct CodeRendering: Sendable {
  /// A stretch of the code that stands by itself.
  package struct Part: Sendable {
    /// What it shows, such as "Wrong"; nil where it is not one of several.
    package var label: String?
    /// The class of its element, where it has a label.
    package var className: StaticString
    /// The code with its words marked.
    package var content: HTML

    /// Describes a stretch of code.
    package init(label: String? = nil, className: StaticString = "code-part", content: HTML) {
      self.label = label
      self.className = className
      self.content = content
    }
  }

  /// What stands over it; nil for nothing.
  package var title: String?
  /// What it is called where it can be scrolled; it should differ from the page's other samples.
  package var label: String
  /// The code in parts, their words marked; none for the code as it is.
  package var parts: [Part]
  /// Whether the sample was proven, in a few words; nil for nothing.
  package var verdict: String?
  /// What the compiler says about it, on purpose; nil for nothing.
  package var message: String?

  /// Describes how a block of code is written.
  package init(
    title: String? = nil, label: String = "Code sample", parts: [Part] = [],
    verdict: String? = nil, message: String? = nil
  ) {
    self.title = title
    self.label = label
    self.parts = parts
    self.verdict = verdict
    self.message = message
  }
}
