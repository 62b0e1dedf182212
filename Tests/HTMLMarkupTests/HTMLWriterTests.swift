import HTMLMarkup
import Testing

@Suite("Writing markup")
struct HTMLWriterTests {
  @Test(
    "text is escaped wherever it stands",
    arguments: [
      ("plain é 🎉", "plain é 🎉"), ("<b> & \"c\" 'd'", "&lt;b&gt; &amp; &quot;c&quot; 'd'"),
      ("&&", "&amp;&amp;"), ("", ""), ("a<", "a&lt;"), (">z", "&gt;z"),
    ])
  func text(_ text: String, _ expected: String) {
    var writer = HTMLWriter()
    writer.element("p", HTMLAttribute("title", text), text: text)
    #expect(writer.html.text == "<p title=\"\(expected)\">\(expected)</p>")
  }

  @Test("a text longer than the writer's room is escaped as a short one is")
  func longText() {
    var writer = HTMLWriter()
    writer.text(String(repeating: "<é", count: 10_000))
    #expect(writer.html.text == String(repeating: "&lt;é", count: 10_000))
  }

  @Test(
    "an address keeps its escapes and gets those it lacks",
    arguments: [
      ("a/b.html?c=d&e=f#g", "a/b.html?c=d&amp;e=f#g"), ("a b", "a%20b"), ("a%20b", "a%20b"),
      ("é", "%C3%A9"), ("it's", "it&#x27;s"), ("\"><script>", "%22%3E%3Cscript%3E"),
      ("[x]\\", "%5Bx%5D%5C"), ("~_-.!*(),:;@$+=?", "~_-.!*(),:;@$+=?"),
    ])
  func address(_ address: String, _ expected: String) {
    var writer = HTMLWriter()
    writer.open("a", HTMLAttribute("href", address: address))
    #expect(writer.html.text == "<a href=\"\(expected)\">")
  }

  @Test("elements are written with and without attributes and content")
  func elements() {
    var writer = HTMLWriter()
    writer.open("div")
    writer.void("input", HTMLAttribute("type", "checkbox"), HTMLAttribute("checked"))
    writer.void("br")
    writer.open("a", HTMLAttribute("href", address: "x"), HTMLAttribute("title", "y"))
    writer.close("a")
    writer.close("div")
    #expect(
      writer.html.text == "<div><input type=\"checkbox\" checked /><br />"
        + "<a href=\"x\" title=\"y\"></a></div>")
    #expect(HTMLAttribute("title", "y").value == "y")
    #expect(HTMLAttribute("hidden").value == nil)
  }

  @Test("lines are ended once")
  func lines() {
    var writer = HTMLWriter()
    #expect(writer.isAtLineStart)
    writer.startLine()
    writer.text("a")
    #expect(!writer.isAtLineStart)
    writer.startLine()
    writer.startLine()
    writer.newline()
    #expect(writer.html.text == "a\n\n")
  }

  @Test("markup in order and raw HTML are written as they are")
  func verbatim() {
    var inner = HTMLWriter()
    inner.element("b", text: "<")
    var writer = HTMLWriter()
    writer.markup(inner.html)
    writer.verbatim("<kbd>&nbsp;")
    #expect(writer.html.text == "<b>&lt;</b><kbd>&nbsp;")
    #expect(HTML.empty.isEmpty && !writer.html.isEmpty)
  }
}
