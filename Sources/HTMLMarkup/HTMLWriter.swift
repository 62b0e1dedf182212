/// Writes markup piece by piece; all text that goes through it is escaped.
package struct HTMLWriter: Sendable {
  var bytes: [UInt8] = []

  /// Makes a writer with nothing written.
  package init() {}

  /// Makes room for so many bytes of markup, to grow seldom.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// What was written so far.
  package var html: HTML { HTML(text: String(decoding: bytes, as: UTF8.self)) }

  /// Whether the last byte written is a line ending, or nothing was written.
  package var isAtLineStart: Bool { bytes.last.map { $0 == 0x0A } ?? true }

  /// Writes a start tag without attributes.
  package mutating func open(_ element: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    append(element)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes a start tag.
  package mutating func open(
    _ element: StaticString, _ first: HTMLAttribute, _ others: HTMLAttribute...
  ) {
    open(element, [first] + others)
  }

  /// Writes a start tag with attributes worked out elsewhere.
  package mutating func open(_ element: StaticString, _ attributes: [HTMLAttribute]) {
    startTag(element, attributes)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element that has no content, in the form `<br />`.
  package mutating func void(_ element: StaticString, _ attributes: HTMLAttribute...) {
    void(element, attributes)
  }

  /// Writes an element that has no content, with attributes worked out elsewhere.
  package mutating func void(_ element: StaticString, _ attributes: [HTMLAttribute]) {
    startTag(element, attributes)
    append(" />")
  }

  /// Writes an end tag.
  package mutating func close(_ element: StaticString) {
    append("</")
    append(element)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes text, with `&`, `<`, `>` and `"` escaped.
  package mutating func text(_ text: String) {
    escape(text)
  }

  /// Writes a start tag with a class and nothing else.
  package mutating func open(_ element: StaticString, class name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    append(element)
    append(" class=\"")
    append(name)
    append("\">")
  }

  /// Writes markup that is already in order.
  package mutating func markup(_ html: HTML) {
    bytes.append(contentsOf: html.text.utf8)
  }

  /// Writes HTML as an author wrote it, without escaping anything.
  ///
  /// - Parameter source: raw HTML that was found to be allowed on the page.
  package mutating func verbatim(_ source: String) {
    bytes.append(contentsOf: source.utf8)
  }

  /// Writes a line ending.
  package mutating func newline() {
    bytes.append(0x0A)
  }

  /// Writes a line ending unless a line begins here anyway.
  package mutating func startLine() {
    if !isAtLineStart { newline() }
  }

  /// Writes an element that holds only text.
  package mutating func element(
    _ element: StaticString, _ attributes: HTMLAttribute..., text: String
  ) {
    open(element, attributes)
    self.text(text)
    close(element)
  }

  private mutating func startTag(_ element: StaticString, _ attributes: [HTMLAttribute]) {
    bytes.append(UInt8(ascii: "<"))
    append(element)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      switch attribute.content {
      case .none: continue
      case .text(let value):
        append("=\"")
        escape(value)
      case .address(let value):
        append("=\"")
        escape(address: value)
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }
}
