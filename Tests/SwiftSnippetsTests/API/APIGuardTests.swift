import SwiftSnippets
import Testing

@Suite("Conditions around a name", .enabled(if: APIUses.isAvailable))
struct APIGuardTests {
  static let iOS17 = APIGuard.available(["iOS": [17]])

  /// For each `use(n)` of a text, what guards it.
  func guards(_ text: String) -> [[APIGuard]] {
    FoundUses.named("use", in: text).map(\.guards)
  }

  @Test(
    "#available guards the body and what comes after it in the condition, not the else",
    arguments: [
      ("if #available(iOS 17, *) { use() } else { use() }\nuse()", [[iOS17], [], []]),
      ("if use(), #available(iOS 17, *), use() { use() }", [[], [iOS17], [iOS17]]),
      (
        "if #available(iOS 18.1, *) {} else if #available(iOS 17, *) { use() } else { use() }",
        [[iOS17], []]
      ),
      ("while #available(iOS 17, *) { use() }\nuse()", [[iOS17], []]),
      ("let a = if #available(iOS 17, *) { use() } else { use() }", [[iOS17], []]),
    ])
  func available(_ text: String, _ expected: [[APIGuard]]) {
    #expect(guards(text) == expected)
  }

  @Test("guard #available guards the rest of its block only")
  func early() {
    let text = """
      func a() {
        use()
        if b {
          guard #available(iOS 17, *), use() else { return use() }
          use()
          c { use() }
        }
        use()
      }
      """
    #expect(guards(text) == [[], [Self.iOS17], [], [Self.iOS17], [Self.iOS17], []])
  }

  @Test(
    "#unavailable guards the else, where it is the only condition",
    arguments: [
      ("if #unavailable(iOS 17) { use() } else { use() }\nuse()", [[], [iOS17], []]),
      ("if #unavailable(iOS 17), a { use() } else { use() }", [[], []]),
      ("func a() { guard #unavailable(iOS 17) else { return use() }\nuse() }", [[iOS17], []]),
      ("if #unavailable(iOS 17) {} else if a { use() } else { use() }", [[iOS17], [iOS17]]),
    ])
  func unavailable(_ text: String, _ expected: [[APIGuard]]) {
    #expect(guards(text) == expected)
  }

  @Test(
    "@available guards its declaration with all that is in it",
    arguments: [
      (
        "@available(iOS 17, *) struct A { var b: C { use() } }\nfunc d() { use() }",
        [[iOS17], []]
      ),
      ("@available(iOS, introduced: 17, deprecated: 18) func a() { use() }", [[iOS17]]),
      ("@available(*, deprecated) func a() { use() }", [[]]),
      ("@available(macOS, unavailable) func a() { use() }", [[.unavailable("macOS")]]),
      ("@available(swift 6) func a() { use() }", [[]]),
      ("@available(iOS 17, *)\n#Preview { use() }", [[iOS17]]),
      (
        "extension A { @available(iOS 17, *) var b: C { use() }\nvar d: E { use() } }",
        [[iOS17], []]
      ),
    ])
  func declarations(_ text: String, _ expected: [[APIGuard]]) {
    #expect(guards(text) == expected)
  }

  @Test("the newest version of each system is what counts")
  func merging() {
    let text = """
      @available(iOS 16.4, macOS 14, *)
      struct A {
        func b() { if #available(iOS 17.0.1, watchOS 10, *) { use() } }
        func c() { if #available(iOS 15, *) { use() } }
      }
      """
    let found = guards(text)
    #expect(
      found.first == [.available(["iOS": [17, 0, 1], "macOS": [14], "watchOS": [10]])])
    #expect(found.last == [.available(["iOS": [16, 4], "macOS": [14]])])
    #expect(found.last?.first?.version(of: "macOS") == [14])
    #expect(found.last?.first?.version(of: "tvOS") == nil)
  }

  @Test("each part of an #if has its condition, and those before it turned round")
  func compilation() {
    let text = """
      #if os(iOS) && canImport(UIKit)
      use()
      #elseif DEBUG
      use()
      #else
      use()
      #endif
      use()
      """
    let first = APIGuard.compilation("!(os(iOS) && canImport(UIKit))")
    #expect(
      guards(text) == [
        [.compilation("os(iOS) && canImport(UIKit)")], [first, .compilation("DEBUG")],
        [first, .compilation("!(DEBUG)")], [],
      ])
    #expect(FoundUses.all(text).allSatisfy { $0 == "called function use" })
  }

  @Test("an #if among modifiers or members is a condition, too")
  func inside() {
    let modifiers = "Text(a)\n#if os(iOS)\n.use()\n#endif\n.use()"
    #expect(guards(modifiers) == [[.compilation("os(iOS)")], []])
    let members = "struct A {\n#if os(iOS)\n@available(iOS 17, *)\nvar b: C { use() }\n#endif\n}"
    #expect(guards(members) == [[.compilation("os(iOS)"), Self.iOS17]])
  }

  @Test("attributes, overriding and key paths are guarded as calls are")
  func otherUses() {
    let text = """
      class A: UIView {
        @available(iOS 17, *) override var keyCommands: [UIKeyCommand]? { nil }
        @available(iOS 17, *) @Wrapping var a: Int
      }
      """
    #expect(FoundUses.named("keyCommands", in: text).map(\.guards) == [[Self.iOS17]])
    #expect(FoundUses.named("Wrapping", in: text).map(\.guards) == [[Self.iOS17]])
  }
}
