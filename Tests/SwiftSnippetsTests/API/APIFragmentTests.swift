import SwiftSnippets
import Testing

@Suite("Names in parts of files and in faulty code", .enabled(if: APIUses.isAvailable))
struct APIFragmentTests {
  @Test("a sample that begins with a modifier has modifiers, not static members")
  func cutOff() {
    let text = ".accessibilityLabel(\"x\")\n.accessibilityAction(.magicTap) {}\n"
    #expect(
      FoundUses.all(text) == [
        "called method accessibilityLabel(_:)", "called method accessibilityAction(_:_:)",
        "read staticMember magicTap",
      ])
    #expect(FoundUses.all("#if os(iOS)\n.bold()\n#endif") == ["called method bold"])
    #expect(
      FoundUses.all("var a: Animation { .spring() }") == [
        "read type Animation", "called staticMember spring",
      ])
  }

  @Test(
    "names are found in what does not parse",
    arguments: [
      ("case .increment: value.accessibilityLabel = a\n", "accessibilityLabel"),
      ("struct A { var body: B { Text(c).bold(", "bold"),
      ("}\n}\nText(a).bold()\n}", "bold"),
      ("VStack { Text(\"x).bold()\n}\nText(a).italic()", "Text"),
      ("Text(a).\n", "Text"),
      ("1 struct A: View {\n2   var b: C { Text(d) }", "Text"),
    ])
  func broken(_ text: String, _ name: String) {
    #expect(!FoundUses.named(name, in: text).isEmpty)
  }

  @Test("members without their type count as members")
  func members() {
    let text = """
      var title = ""
      func spoken() -> String {
        self.title + other.title
      }
      var body: some View { Text(spoken()).accessibilityLabel(item.spoken()) }
      """
    #expect(FoundUses.named("title", in: text).isEmpty)
    #expect(FoundUses.named("spoken", in: text).isEmpty)
    #expect(FoundUses.named("accessibilityLabel", in: text).count == 1)
  }

  @Test("what has to stand around the code is neither looked at nor counted")
  func wrapped() {
    let text = "label: Text(a), font: Font.body"
    let wrappings = [("struct Around {", "}"), ("Ä.call(", ")")]
    let uses = APIUses.uses(in: text, within: wrappings)
    #expect(
      uses.map(FoundUses.words) == [
        "called type Text(_:)", "read memberProperty a", "read type Font",
        "read memberProperty Font.body",
      ])
    #expect(uses.map(\.range.lowerBound) == [7, 12, 22, 27])
    #expect(APIUses.uses(in: "Text(a)", within: [("struct A {", "}")]).count == 2)
  }

  @Test("places are bytes of UTF-8, in reading order, each once")
  func places() {
    let text = "// Größe 👩‍👩‍👧\r\nText(\"Öl\").bold().font(.body)\n"
    let uses = APIUses.uses(in: text)
    let bytes = Array(text.utf8)
    #expect(uses.map(\.name) == ["Text", "bold", "font", "body"])
    for use in uses { #expect(String(decoding: bytes[use.range], as: UTF8.self) == use.name) }
    #expect(uses == uses.sorted { $0.range.lowerBound < $1.range.lowerBound })
    #expect(Set(uses.map(\.range)).count == uses.count)
  }

  @Test("an empty sample and prose have nothing to find")
  func nothing() {
    #expect(APIUses.uses(in: "").isEmpty)
    #expect(APIUses.uses(in: "// UIAccessibility.isReduceMotionEnabled\n\"Text\"").isEmpty)
  }
}
