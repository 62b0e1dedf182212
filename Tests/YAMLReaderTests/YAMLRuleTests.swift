import SourceDiagnostics
import Testing
import YAMLReader

@Suite("Rules of YAML") struct YAMLRuleTests {
  @Test(
    "YAML that cannot be read is one finding and no value",
    arguments: ["a: [1, 2\n", "a: \"open\n", "\ta: 1\n", "a: b: c\n", "- a\nb: c\n"])
  func unreadable(text: String) {
    let yaml = YAMLSource(text)
    #expect(yaml.rules == ["yaml.syntax"])
    #expect(yaml.parsed.value == nil)
  }

  @Test("a tab after the colon is a blank") func tabAfterColon() {
    let yaml = YAMLSource("title:\tCards\n")
    #expect(yaml.scalar("title") == "Cards")
    #expect(yaml.rules.isEmpty)
  }

  @Test("a repeated key is reported with the first, whose value stays") func repeatedKey() throws {
    let yaml = YAMLSource("a: 1\nb: 2\na: 3\n")
    #expect(yaml.rules == ["yaml.duplicate-key"])
    #expect(yaml.scalar("a") == "1")
    let finding = try #require(yaml.parsed.diagnostics.first)
    #expect(finding.span?.range == 10..<11)
    #expect(finding.notes.first?.span?.range == 0..<1)
  }

  @Test("the same key in two mappings is none repeated") func sameKeyElsewhere() {
    #expect(YAMLSource("- a: 1\n- a: 2\n").rules.isEmpty)
  }

  @Test("anchors and aliases are reported and not followed") func anchorsAndAliases() {
    let yaml = YAMLSource("a: &x one\nb: *x\n")
    #expect(yaml.rules == ["yaml.alias", "yaml.alias"])
    #expect(yaml.scalar("b") == "")
  }

  @Test("tags are reported", arguments: ["a: !!str 1\n", "a: !own [1]\n", "a: !own {b: 1}\n"])
  func tags(text: String) {
    #expect(YAMLSource(text).rules == ["yaml.tag"])
  }

  @Test("a second document is reported and not read") func secondDocument() {
    let yaml = YAMLSource("a: 1\n---\na: 2\n---\na: 3\n")
    #expect(yaml.rules == ["yaml.documents"])
    #expect(yaml.scalar("a") == "1")
  }

  @Test("a key that is a list is reported") func keyThatIsAList() {
    #expect(YAMLSource("[a]: 1\n").rules == ["yaml.syntax"])
  }

  @Test("nesting is read to the limit and refused past it") func nestingLimit() {
    let atLimit = YAMLSource(nested(YAMLLimits.depth))
    #expect(atLimit.rules.isEmpty)
    #expect(atLimit.parsed.value != nil)
    let past = YAMLSource(nested(YAMLLimits.depth + 1))
    #expect(past.rules == ["yaml.deep-nesting"])
    #expect(past.parsed.value == nil)
    #expect(YAMLLimits.depth == 32)
  }

  @Test("nesting far past the limit is no more than a finding") func nestingFarPastLimit() {
    #expect(YAMLSource(nested(5_000)).rules == ["yaml.deep-nesting"])
  }

  @Test("all rules of the reader are listed once") func rulesAreListed() {
    #expect(Set(YAMLRules.all.map(\.id)).count == YAMLRules.all.count)
    #expect(YAMLRules.all.allSatisfy { $0.severity == .fixed(.error) })
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "a" + String(repeating: "]", count: depth) + "\n"
  }
}
