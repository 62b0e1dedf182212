import SwiftSnippets
import Testing

@Suite("Names in code of unusual size", .enabled(if: APIUses.isAvailable))
struct APISizeTests {
  @Test(
    "levels without end do no harm",
    arguments: [
      ("(", ")"), ("[", "]"), ("{ ", "}"), ("A<", ">"), ("try ", ""), ("A -> ", ""),
      ("if a {} else ", ""), ("#if a\n", "#endif\n"), ("\"\\(", ")\""), ("b ? ", " : c"),
      ("if case let ", ""), ("f(", ")"), ("[{", ""), ("for a in b { ", "}"), ("some ", ""),
    ])
  func nested(_ opening: String, _ closing: String) {
    for count in [8, 300, 5_000] {
      let text = String(repeating: opening, count: count) + "Text(1)"
      let uses = APIUses.uses(in: text + String(repeating: closing, count: count))
      #expect(uses.count <= count * 2 + 2)
      _ = APIUses.uses(in: text)
    }
  }

  @Test("300 levels of calls are more than SwiftParser reads, 100 are not")
  func calls() {
    func text(_ count: Int) -> String {
      String(repeating: "f(", count: count) + "Text()" + String(repeating: ")", count: count)
    }
    #expect(FoundUses.named("Text", in: text(100)).count == 1)
    #expect(APIUses.uses(in: text(300)).isEmpty)
  }

  @Test("a chain of 250 modifiers is read, one of 10,000 left alone")
  func chain() {
    func text(_ count: Int) -> String {
      "Text(1)" + String(repeating: "\n  .padding(.top)", count: count)
    }
    #expect(APIUses.uses(in: text(250)).count == 501)
    #expect(APIUses.uses(in: text(10_000)).isEmpty)
  }

  @Test("twice the text takes about twice the time, whatever repeats")
  func linear() {
    let clock = ContinuousClock()
    let parts = [
      "Text(1).bold()\n", "guard #available(iOS 17, *) else { a }\nb()\n", "?.a.b",
      "#if a\nb()\n#else\nc()\n#endif\n", ".A", " + b.c = d",
    ]
    for part in parts {
      func time(_ count: Int) -> Duration {
        let text = "a" + String(repeating: part, count: count)
        return (0..<3).map { _ in clock.measure { _ = APIUses.uses(in: text) } }.min() ?? .zero
      }
      let (small, large) = (time(300), time(2_400))
      #expect(large < small * 32 + .milliseconds(50), "\(part): \(small), \(large)")
    }
  }
}
