import SiteModel
import Testing

@Suite("The outline of a card") struct CardOutlineTests {
  private func sections(_ text: String) -> [CardSection] {
    SiteFixture.card(text)?.sections ?? []
  }

  @Test("every heading of level 2 begins a section, known or not") func levelTwo() {
    let sections = sections("## Symptom\n\nx\n\n## Background\n\ny\n")
    #expect(sections.map(\.title) == ["Symptom", "Background"])
    #expect(sections.map(\.kind?.id) == ["symptom", nil])
  }

  @Test("what stands before the first section is the introduction") func introduction() {
    let card = SiteFixture.card("one\n\ntwo\n\n## Symptom\n\nx\n")
    #expect(card?.introduction.count == 2)
    #expect(SiteFixture.card("one\n")?.introduction.count == 1)
    #expect(SiteFixture.card("one\n")?.sections.isEmpty == true)
  }

  @Test("a heading of another level is a section where no other names it") func otherLevels() {
    let sections = sections("## Symptom\n\nx\n\n### Fix\n\ny\n")
    #expect(sections.map(\.kind?.id) == ["symptom", "fix"])
    #expect(sections.map(\.level) == [2, 3])
  }

  @Test("a deeper heading is free where level 2 names its section") func deeperHeadings() {
    let sections = sections("## Symptom\n\n### Fix\n\nx\n\n### Verdict\n\n## Fix\n\ny\n")
    #expect(sections.map(\.title) == ["Symptom", "Fix"])
    #expect(sections.first?.body.count == 3)
  }

  @Test("the second section of a kind is a repeat") func repeats() {
    let card = SiteFixture.card("## Fix\n\nx\n\n## FIX\n\ny\n")
    #expect(card?.sections.map(\.isRepeated) == [false, true])
    #expect(card?.section("fix")?.title == "Fix")
  }

  @Test("a near miss counts for its section only where that is missing") func nearMisses() {
    #expect(sections("## Symtom\n\nx\n").map(\.kind?.id) == ["symptom"])
    #expect(sections("## Symtom\n\nx\n\n## Symptom\n\ny\n").map(\.kind?.id) == [nil, "symptom"])
  }

  @Test("marks and blanks in a heading make no difference") func marks() {
    #expect(sections("## **Root**  cause\n\nx\n").map(\.kind?.id) == ["cause"])
  }

  @Test("the summary is the first sentence of Symptom, unless the page has its own")
  func summary() {
    let text = "## Symptom\n\nIt waits 1.5 seconds. Then it stops.\n"
    #expect(SiteFixture.card(text)?.symptomSentence == "It waits 1.5 seconds.")
    let own = SiteFixture.page("---\nsummary: Own.\n---\n# A\n\n" + text)
    #expect(own.page?.summary == "Own.")
  }
}
