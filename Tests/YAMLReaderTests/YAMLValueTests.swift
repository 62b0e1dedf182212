import SourceDiagnostics
import Testing
import YAMLReader

@Suite("Values of YAML") struct YAMLValueTests {
  @Test("every scalar is text") func everyScalarIsText() {
    let yaml = YAMLSource("version: 2.10\nwhen: 2026-12-01\nflag: no\n")
    #expect(yaml.scalar("version") == "2.10")
    #expect(yaml.scalar("when") == "2026-12-01")
    #expect(yaml.scalar("flag") == "no")
    #expect(yaml.rules.isEmpty)
  }

  @Test("entries keep the order written") func entriesKeepOrder() {
    #expect(YAMLSource("b: 1\na: 2\nc: 3\n").entries.map(\.key) == ["b", "a", "c"])
  }

  @Test(
    "a list holds its items, in blocks and in brackets", arguments: ["\n  - a\n  - b", " [a, b]"])
  func listHoldsItems(list: String) {
    #expect(YAMLSource("tags:\(list)\n").value("tags")?.sequence?.map(\.scalar) == ["a", "b"])
  }

  @Test("a key alone is a missing value, and an empty text in quotes is none")
  func keyAloneIsMissing() {
    let yaml = YAMLSource("title:\nsummary: \"\"\n")
    #expect(yaml.value("title")?.isMissing == true)
    #expect(yaml.value("summary")?.isMissing == false)
    #expect(yaml.scalar("summary") == "")
  }

  @Test(
    "nothing is read from a text that is empty or all comment", arguments: ["", "\n", "# only\n"])
  func emptyTextIsNothing(text: String) {
    let yaml = YAMLSource(text)
    #expect(yaml.parsed.value == nil)
    #expect(yaml.rules.isEmpty)
  }

  @Test("a literal block keeps its lines and a folded one joins them") func blockScalars() {
    let yaml = YAMLSource("kept: |\n  one\n  two\njoined: >-\n  one\n  two\n")
    #expect(yaml.scalar("kept") == "one\ntwo\n")
    #expect(yaml.scalar("joined") == "one two")
  }

  @Test("a comment is no part of a value, and a number sign within a word is no comment")
  func comments() {
    let yaml = YAMLSource("title: Cards # for all\nlink: a#b\n")
    #expect(yaml.scalar("title") == "Cards")
    #expect(yaml.scalar("link") == "a#b")
  }

  @Test("quotes and escapes are taken off") func quotesAreTakenOff() {
    let yaml = YAMLSource("a: 'it''s'\nb: \"caf\\u00e9: \\\"x\\\"\"\n")
    #expect(yaml.scalar("a") == "it's")
    #expect(yaml.scalar("b") == "café: \"x\"")
  }

  @Test("CRLF endings give the values and places of plain ones") func lineEndings() {
    let plain = YAMLSource("title: Café\ntags:\n  - a\n  - b\n")
    let windows = YAMLSource("title: Café\r\ntags:\r\n  - a\r\n  - b\r\n")
    #expect(plain.parsed.value != nil)
    #expect(windows.parsed.value == plain.parsed.value)
  }
}
