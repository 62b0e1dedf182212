import Foundation
import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("Looking for damage in samples")
struct SampleLintTests {
  /// Damaged code, the rule that finds it, and what it is mended to; nil where nobody can tell.
  struct Case: CustomStringConvertible, Sendable {
    let rule: String
    let code: String
    let mended: String?

    var description: String { "\(rule): \(code)" }

    init(_ rule: String, _ code: String, _ mended: String?) {
      self.rule = rule
      self.code = code
      self.mended = mended
    }
  }

  static let cases: [Case] = [
    Case("sample.curly-quotes", "Text(“Cart”)", "Text(\"Cart\")"),
    Case("sample.curly-quotes", "Text(“Don’t stop”)", "Text(\"Don’t stop\")"),
    Case("sample.curly-quotes", "Text(„Korb“)", "Text(\"Korb\")"),
    Case("sample.curly-quotes", "Text(‘Cart’)", "Text(\"Cart\")"),
    Case("sample.curly-quotes", "Text(\"Cart”)", "Text(\"Cart\")"),
    Case("sample.typographic-dash", "let y = 5 – 3", "let y = 5 - 3"),
    Case("sample.typographic-dash", "let y = \u{2212}3", "let y = -3"),
    Case("sample.typographic-dash", "func a() —> Int { 1 }", "func a() -> Int { 1 }"),
    Case(
      "sample.no-break-space", "struct A {\n\u{A0}\u{A0}var x = 1\n}", "struct A {\n  var x = 1\n}"),
    Case("sample.no-break-space", "let\u{3000}a = 1", "let a = 1"),
    Case("sample.no-break-space", "let a = 1\u{2028}let b = 2", nil),
    Case("sample.zero-width", "let a\u{200B} = 1", "let a = 1"),
    Case("sample.zero-width", "let a = 1\u{202E}", "let a = 1"),
    Case("sample.zero-width", "let to\u{AD}tal = 1", "let total = 1"),
    Case("sample.byte-order-mark", "\u{FEFF}let a = 1", "let a = 1"),
    Case("sample.html-entity", "Text(&quot;Cart&quot;)", "Text(\"Cart\")"),
    Case("sample.html-entity", "if a &lt; b &amp;&amp; c { }", "if a < b && c { }"),
    Case("sample.html-entity", "let a: Array&#60;Int&#62;", "let a: Array<Int>"),
    Case("sample.conflict-marker", "<<<<<<< HEAD\nlet x = 1\n=======\nlet x = 2\n>>>>>>> a", nil),
    Case("sample.diff-marker", "-let a = 1\n+let a = 2", nil),
    Case("sample.diff-marker", " struct A {\n-  var a = 1\n+  var a = 2\n }", nil),
    Case("sample.diff-marker", "@@ -1,2 +1,2 @@\n let b = 1", nil),
    Case("sample.diff-marker", "VStack {\n+    }\n", nil),
    Case("sample.diff-marker", "-  final class A { }", nil),
    Case("sample.diff-marker", " Text(\"a\")\n-    .font(.body)\n+    .font(.title)", nil),
    Case("sample.line-number", "1 import SwiftUI\n2 struct A { }", "import SwiftUI\nstruct A { }"),
    Case("sample.line-number", " 9  let a = 1\n10\n11  let b = 2", " let a = 1\n\n let b = 2"),
    Case("sample.line-number", "1: let a = 1\n2: let b = 2", "let a = 1\nlet b = 2"),
    Case("sample.line-number", "4 let a = 1", "let a = 1"),
    Case("sample.line-number", "4| let a = 1\n5| let b = 2", "let a = 1\nlet b = 2"),
    Case("sample.source-location", "#sourceLocation(file: \"a.swift\", line: 3)\nlet a = 1", nil),
    Case(
      "sample.key-path-backslash", "@Environment(.dismiss) var dismiss",
      "@Environment(\\.dismiss) var dismiss"),
    Case(
      "sample.key-path-backslash", "view.environment(.locale, locale)",
      "view.environment(\\.locale, locale)"),
    Case(
      "sample.key-path-backslash", ".environment(.layoutDirection, .rightToLeft)",
      ".environment(\\.layoutDirection, .rightToLeft)"),
    Case(
      "sample.key-path-backslash", "ForEach(items, id: .self) { Text($0) }",
      "ForEach(items, id: \\.self) { Text($0) }"),
    Case(
      "sample.key-path-backslash", "ForEach(items.filter { $0.a }, id: .name) { Text($0.name) }",
      "ForEach(items.filter { $0.a }, id: \\.name) { Text($0.name) }"),
    Case(
      "sample.key-path-backslash",
      "view.accessibilityRotor(\"Items\", entries: items, entryLabel: .title)",
      "view.accessibilityRotor(\"Items\", entries: items, entryLabel: \\.title)"),
    Case(
      "sample.key-path-backslash", "items.sorted(using: KeyPathComparator(.name))",
      "items.sorted(using: KeyPathComparator(\\.name))"),
    Case(
      "sample.key-path-backslash", "@FocusedValue(.document) var document",
      "@FocusedValue(\\.document) var document"),
    Case(
      "sample.interpolation-backslash", "let cartCount = 3\nText(\"(cartCount) items\")",
      "let cartCount = 3\nText(\"\\(cartCount) items\")"),
    Case(
      "sample.interpolation-backslash", "func say(item: Item) { post(\"(item.name) was added\") }",
      "func say(item: Item) { post(\"\\(item.name) was added\") }"),
    Case("sample.interpolation-backslash", "let count = 3\nText(\"(count) items\")", nil),
    Case(
      "sample.doubled-backslash", "ForEach(items, id: \\\\.self) { }",
      "ForEach(items, id: \\.self) { }"),
    Case(
      "sample.doubled-backslash", "let count = 3\nText(\"\\\\(count) items\")",
      "let count = 3\nText(\"\\(count) items\")"),
    Case("sample.leaked-escape", "Text(\\\"Cart\\\")", "Text(\"Cart\")"),
    Case("sample.leaked-escape", "let a = 1\\n", nil),
    Case("sample.leaked-escape", "let a = 1\\nlet b = 2", nil),
    Case("sample.leaked-escape", "Text(\"a\")\\n.bold()", nil),
    Case("sample.leaked-escape", "f()\\n\\tg()", nil),
    Case("sample.left-out", "VStack {\n    ...\n}", "VStack {\n    // ...\n}"),
    Case("sample.left-out", "func save() {\n    …\n}", "func save() {\n    // ...\n}"),
    Case("sample.left-out", "Button(...) { }", "Button(/* ... */) { }"),
    Case("sample.left-out", "func save() { ... }", "func save() { /* ... */ }"),
    Case("sample.left-out", "items.map { item in … }", "items.map { item in /* ... */ }"),
    Case("sample.left-out", "Button(\"Save\", ...)", nil),
    Case("sample.left-out", "let items = [1, 2, ...]", nil),
    Case("sample.left-out", "let model = …", nil),
    Case("sample.left-out", "Button(\"Save\", action: ...)", nil),
    Case("sample.left-out", "let a = b ? 1 : ...", nil),
    Case(
      "sample.left-out", "switch a {\ncase .b: ...\ndefault: …\n}",
      "switch a {\ncase .b: break // ...\ndefault: break // ...\n}"),
    Case("sample.other-language", "@property (nonatomic) NSString *name;", nil),
    Case("sample.other-language", "- (void)viewDidLoad {\n    [super viewDidLoad];\n}", nil),
    Case("sample.other-language", "label.text = @\"Cart\";", nil),
    Case("sample.other-language", "$ swift build", nil),
    Case("sample.other-language", "#!/bin/sh\necho hello", nil),
    Case("sample.other-language", "swift test --filter Cart", nil),
    Case("sample.other-language", "{\n  \"name\": \"Cart\"\n}", nil),
    Case("sample.other-language", "[{ \"name\": \"Cart\" }]", nil),
    Case("sample.other-language", "fun greet(name: String) = println(name)", nil),
    Case("sample.other-language", "val count = 3", nil),
    Case("sample.other-language", "<key>UIAccessibility</key>\n<true/>", nil),
    Case("sample.other-language", "Move the focus to the first field.", nil),
  ]

  @Test("finds each kind, once a sample, and mends what is safe to mend", arguments: cases)
  func finds(_ damage: Case) throws {
    let page = SamplePage(damage.code)
    let result = page.lints
    #expect(result.findings.map(\.diagnostic.rule.name) == [damage.rule])
    #expect(result.mended == damage.mended.map { $0 + "\n" })
    let finding = try #require(result.findings.first?.diagnostic)
    #expect(finding.span.map { $0.range.upperBound <= page.file.lines.length } == true)
    #expect(finding.fixIts.isEmpty == (damage.mended == nil))
    #expect(
      finding.suggestion != nil || !finding.fixIts.isEmpty || damage.rule == "sample.zero-width")
  }

  @Test("mends what it found for good: nothing is found the second time", arguments: cases)
  func isSettled(_ damage: Case) {
    guard let mended = damage.mended else { return }
    #expect(SamplePage(mended).lints.findings.isEmpty)
  }

  @Test(
    "leaves alone what only looks like damage",
    arguments: [
      "Text(\"“Cart”\") // “Cart” …", "Text(\"Wait…\")", "Text(\"a\")\n+ Text(\"b\")",
      "let a = 0...5",
      "let all = items[...]", "func f(_ a: Int...) { }", "let s = \"&amp; &lt;\" // &quot;",
      "let a = \"no\u{A0}break\u{200B}\"", "// <<<<<<< HEAD",
      "let s = \"\"\"\n<<<<<<< HEAD\n\"\"\"",
      "let s = \"#sourceLocation\" // #sourceLocation(file:", "let a = [\n1,\n2,\n3,\n]",
      "Text(\"Cart (3 items)\")", "let optional = true\nText(\"Phone (optional)\")",
      "let r = #\"\\(a)\"#", "let path = \"C:\\\\temp\\\\(a)\"", "view.environment(model)",
      "@Environment(Store.self) var store", "view.environment(.production, region: .europe)",
      "let `“odd” name …` = 1", "let 👩‍👩‍👧 = 1", "let \u{645}\u{6CC}\u{200C}\u{62E}\u{648} = 1",
      "let json = \"{ \\\"a\\\": 1 }\"", "let v = [\"a\": [\n\"b\": 1\n]]", "[1, 2].forEach(f);",
      "infix operator …\nlet a = 1 … 2", "let amp = 1\nlet b = a&amp;", "// $ swift build",
      "@propertyWrapper struct A { }", "mail(\"info@\", \"x\")", "let key = \\n.name",
      "let total = base\n- actor\n+ final * 2", "f(\\n.name, \\t.a)", "return\\n.name",
      "Tab(\"Home\", id: .home)", "matched(id: .card, in: space)", "f(value: .name)",
      "ForEach(items, id: .init(a)) { _ in }", "ForEach(f(id: .a)) { _ in }", "f(a: ...5)",
    ])
  func leavesAlone(_ code: String) {
    #expect(SamplePage(code).lints.findings.isEmpty)
  }

  @Test("raises no false alarm on two hundred sound samples")
  func corpus() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift.txt") }
    #expect(names.count == 200)
    for name in names {
      let code = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let page = SamplePage(code.hasSuffix("\n") ? String(code.dropLast()) : code)
      #expect(page.sample?.text == code, "\(name)")
      #expect(page.lints.findings.isEmpty, "\(name)")
    }
  }

  @Test("looks for nothing where the sample may fail")
  func onPurpose() {
    for info in ["swift fails=lex_invalid_character", "swift skip=\"shows a paste\""] {
      #expect(SamplePage("Text(“Cart”)", info: info).lints.findings.isEmpty)
    }
  }

  @Test("tells further places as notes, and mends all of them at once")
  func places() throws {
    let finding = try #require(SamplePage("f(“a”)\ng(“b”)").lints.findings.first)
    #expect(finding.diagnostic.notes.count == 4)
    #expect(finding.diagnostic.fixIts.first?.edits.count == 4)
    #expect(finding.lines == [0, 1])
  }
}
