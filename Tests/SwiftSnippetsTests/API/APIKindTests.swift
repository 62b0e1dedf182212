import SwiftSnippets
import Testing

@Suite("Kinds of names in a sample", .enabled(if: APIUses.isAvailable))
struct APIKindTests {
  @Test(
    "SwiftUI's names are told apart by how they are written",
    arguments: [
      (#"Text("x")"#, ["called type Text(_:)"]),
      ("let a: DynamicTypeSize = b()", ["read type DynamicTypeSize", "called function b"]),
      (
        "struct A: View, AXChartDescriptorRepresentable {}",
        ["read type View", "read type AXChartDescriptorRepresentable"]
      ),
      (
        #"Text("x").accessibilityLabel("y", isEnabled: true)"#,
        ["called type Text(_:)", "called method accessibilityLabel(_:isEnabled:)"]
      ),
      (
        "view.accessibilityAddTraits([.isButton, .isLink])",
        [
          "read memberProperty view", "called method accessibilityAddTraits(_:)",
          "read staticMember isButton", "read staticMember isLink",
        ]
      ),
      (
        "f(.easeIn(duration: 1).delay(2), .bounce)",
        [
          "called function f(_:_:)", "called staticMember easeIn(duration:)",
          "called method delay(_:)", "read staticMember bounce",
        ]
      ),
      (
        "a(Animation.easeIn, AnyTransition.move(edge: .top))",
        [
          "called function a(_:_:)", "read type Animation", "read memberProperty Animation.easeIn",
          "read type AnyTransition", "called method AnyTransition.move(edge:)",
          "read staticMember top",
        ]
      ),
      (
        "withAnimation(.default) { run() }",
        [
          "called function withAnimation(_:_:)", "read staticMember default", "called function run",
        ]
      ),
      (
        "size.isAccessibilitySize ? a() : b()",
        [
          "read memberProperty size", "read memberProperty isAccessibilitySize",
          "called function a", "called function b",
        ]
      ),
      (
        "Font.custom(name, size: 1, relativeTo: .body)",
        [
          "read type Font", "called method Font.custom(_:size:relativeTo:)",
          "read memberProperty name", "read staticMember body",
        ]
      ),
      (
        "let a: Font.TextStyle? = Binding<Bool>.constant(true)",
        [
          "read type Font", "read type Font.TextStyle", "read type Binding",
          "called method Binding.constant(_:)",
        ]
      ),
      (
        "SwiftUI.Button(action: SwiftUI.Font.body)",
        ["called type Button(action:)", "read type Font", "read memberProperty Font.body"]
      ),
    ])
  func swiftUI(_ text: String, _ uses: [String]) {
    #expect(FoundUses.all(text) == uses)
  }

  @Test(
    "attributes and macros have a kind of their own, and the language's are left out",
    arguments: [
      ("@AccessibilityFocusState var a: Bool", ["called attribute AccessibilityFocusState"]),
      (
        "@ScaledMetric(relativeTo: .body) var a = 1.0",
        ["called attribute ScaledMetric(relativeTo:)", "read staticMember body"]
      ),
      ("@SwiftUI.State private var a = 1", ["called attribute State"]),
      ("@Observable @MainActor final class A {}", ["called attribute Observable"]),
      ("@objc func a() {}\n@available(iOS 17, *) func b() {}", []),
      (
        "#Preview(\"x\", traits: .sizeThatFitsLayout) { Text(\"\") }",
        [
          "called macro Preview(_:traits:_:)", "read staticMember sizeThatFitsLayout",
          "called type Text(_:)",
        ]
      ),
      ("struct A { #Preview { B() } }", ["called macro Preview(_:)", "called type B"]),
      ("print(#file, #line)", []),
    ])
  func attributes(_ text: String, _ uses: [String]) {
    #expect(FoundUses.all(text) == uses)
  }

  @Test(
    "environment values are found through key paths and through environments",
    arguments: [
      (
        #"@Environment(\.accessibilityReduceMotion) var a"#,
        "read environmentValue accessibilityReduceMotion"
      ),
      (
        #"let a = Environment(\.colorSchemeContrast)"#, "read environmentValue colorSchemeContrast"
      ),
      (
        #".environment(\.dynamicTypeSize, .accessibility3)"#,
        "written environmentValue dynamicTypeSize"
      ),
      (
        #"a.transformEnvironment(\.legibilityWeight) { $0 = .bold }"#,
        "written environmentValue legibilityWeight"
      ),
      (
        "EnvironmentValues().accessibilityReduceMotion",
        "read environmentValue accessibilityReduceMotion"
      ),
      ("a(context.environment.isEnabled)", "read environmentValue isEnabled"),
      (#"a(\EnvironmentValues.layoutDirection)"#, "read environmentValue layoutDirection"),
    ])
  func environment(_ text: String, _ use: String) {
    #expect(FoundUses.all(text).filter { $0.contains(" environmentValue ") } == [use])
  }

  @Test("key paths elsewhere lead to properties, each part by itself")
  func keyPaths() {
    let uses = FoundUses.all(#"let a = [\UIView.layer.opacity, \.self, \.title]"#)
    #expect(
      uses == [
        "read type UIView", "read memberProperty UIView.layer", "read memberProperty opacity",
        "read memberProperty title",
      ])
  }

  @Test("a bare name that begins with a capital is a type, though C functions are among them")
  func functionsOfC() {
    #expect(FoundUses.all("AXNameFromColor(a())").first == "called type AXNameFromColor(_:)")
    #expect(
      FoundUses.all("MADimFlashingLightsEnabled()") == ["called type MADimFlashingLightsEnabled"])
  }

  @Test("names with back-ticks are given without them, in the range with them")
  func backticks() throws {
    let use = try #require(FoundUses.named("repeat", in: "a.`repeat`()").first)
    #expect(use.range == 2..<10)
  }
}
