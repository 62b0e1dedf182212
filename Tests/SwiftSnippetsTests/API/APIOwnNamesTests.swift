import SwiftSnippets
import Testing

@Suite("Names that a sample declares", .enabled(if: APIUses.isAvailable))
struct APIOwnNamesTests {
  @Test(
    "are left out",
    arguments: [
      "struct CartView {}\nCartView().spoken()\nextension CartView { func spoken() {} }",
      "func spoken() {}\nspoken()\nself.spoken()\nother.spoken()\nlet other = 1",
      "let a = 1\nlet b = a\nf { c in c }\nfunc f(d e: Int) { e }",
      "struct A { var title = 1\nfunc b(_ c: A) { c.title; self.title; title; $title } }",
      "enum Step { case first, second }\nlet a = Step.first\nswitch a { case .second: break }",
      "enum Step { case first(Int) }\nif case .first(let a) = b { a }\nlet b = 1",
      "extension Animation { static let calm = 1 }\nlet a = [.calm]",
      "@propertyWrapper struct Kept {}\n@Kept var a",
      "func f<T>(_ a: T) { T.self }\ntypealias B = T\nlet c: B",
      "struct Row { let onSave: (() -> Void)? }\nfunc f(row: Row) { row.onSave?() }",
      "@freestanding(expression) macro made() = #externalMacro(module: \"a\", type: \"b\")\n#made",
      #"extension EnvironmentValues { @Entry var calm = true }; @Environment(\.calm) var c"#,
      "for (i, j) in a { i; j }\nif let a { a }\ndo {} catch let b { b }\nlet a = { [c = 1] in c }",
    ])
  func own(_ text: String) {
    let sdk = ["Animation", "Entry", "Environment", "EnvironmentValues", "propertyWrapper"]
    #expect(APIUses.uses(in: text).map(\.name).filter { !sdk.contains($0) } == [])
  }

  @Test(
    "do not hide the SDK's that are written in another way",
    arguments: [
      ("struct A { let font: Font; var b: C { Text(d).font(font) } }", "called method font(_:)"),
      ("struct A { var body: C { Text(d).font(.body) } }", "read staticMember body"),
      (
        #"struct A { @Environment(\.colorScheme) var colorScheme }"#,
        "read environmentValue colorScheme"
      ),
      (
        "let isReduceMotionEnabled = UIAccessibility.isReduceMotionEnabled",
        "read memberProperty UIAccessibility.isReduceMotionEnabled"
      ),
      ("struct Text {}\nSwiftUI.Text(a)", "called type Text(_:)"),
      ("func post() {}\nUIAccessibility.post()", "called method UIAccessibility.post"),
      ("func layout() { super.layout() }", "called method layout"),
      ("func a(label: Int) { b.label = 1 }", "written memberProperty label"),
      ("func a() { func bold() {}; Text(b).bold() }", "called method bold"),
      ("extension View { func a() { opacity(1) } }", "called function opacity(_:)"),
    ])
  func hidden(_ text: String, _ use: String) {
    #expect(FoundUses.all(text).contains(use))
  }

  @Test("a member in an extension of a type is the sample's own after that type")
  func extending() {
    let text = "extension Animation { static let calm = a() }\nb(Animation.calm, Animation.linear)"
    #expect(FoundUses.named("calm", in: text).isEmpty)
    #expect(FoundUses.named("linear", in: text).map(\.owner) == ["Animation"])
  }

  @Test("an imported module is no type")
  func modules() {
    #expect(FoundUses.all("import CartKit\nCartKit.Gauge()") == ["called type Gauge"])
    #expect(FoundUses.all("CartKit.Gauge()") == ["read type CartKit", "called type CartKit.Gauge"])
  }
}
