import SiteModel
import SourceDiagnostics
import Testing
import WCAGData

@Suite("The items of WCAG mapping") struct MappingTests {
  private func card(_ item: String) -> Card? { SiteFixture.card("## WCAG mapping\n\n\(item)\n") }

  @Test(
    "an item names number, name and how it applies, however it is dressed",
    arguments: [
      "- 2.3.3 Animation from Interactions: it moves.",
      "- SC 2.3.3 Animation from Interactions: it moves.",
      "- WCAG 2.3.3 Animation from Interactions: it moves.",
      "- Success criterion 2.3.3 Animation from Interactions: it moves.",
      "- **2.3.3 Animation from Interactions**: it moves.",
      "- **2.3.3 Animation from Interactions:** it moves.",
      "- [2.3.3 Animation from Interactions](https://example.org/): it moves.",
      "- 2.3.3 [Animation from Interactions](https://example.org/): it *moves*.",
    ])
  func forms(item: String) throws {
    let criterion = try #require(card(item)?.criteria.first)
    #expect(criterion.number.value.description == "2.3.3")
    #expect(criterion.name.value == "Animation from Interactions")
    #expect(criterion.how == "it moves.")
    #expect(criterion.level == nil && !criterion.isSupport)
  }

  @Test(
    "a level stands in parentheses",
    arguments: [
      "- 1.4.3 Contrast (Minimum) (Level AA): x.", "- 1.4.3 Contrast (Minimum) (AA): x.",
      "- 1.4.3 Contrast (Minimum) (level AA): x.",
    ])
  func levels(item: String) throws {
    let criterion = try #require(card(item)?.criteria.first)
    #expect(criterion.level?.value == "AA")
    #expect(criterion.name.value == "Contrast (Minimum)")
  }

  @Test("support is told from failure, in either order with a level") func support() throws {
    for groups in ["(supports) (Level A)", "(Level A) (supports)"] {
      let criterion = try #require(card("- 1.1.1 Non-text Content \(groups): x.")?.criteria.first)
      #expect(criterion.isSupport)
      #expect(criterion.level?.value == "A")
      #expect(criterion.name.value == "Non-text Content")
    }
  }

  @Test("a name may be left out") func noName() throws {
    let criterion = try #require(card("- 1.1.1: x.")?.criteria.first)
    #expect(criterion.name.value == "" && !criterion.isNameReplaceable)
  }

  @Test("a best practice names no criterion") func bestPractice() {
    let card = card("- Best practice: say it once.")
    #expect(card?.bestPractices.map(\.how) == ["say it once."])
    #expect(card?.criteria.isEmpty == true)
  }

  @Test(
    "what has no number, no colon or no reason is unreadable",
    arguments: [
      "- 1.1.1 Non-text Content", "- 1.1.1 Non-text Content:", "- Non-text Content: x.",
      "- 1.1 Text Alternatives: x.", "- Best practice:",
    ])
  func unreadable(item: String) {
    let card = card(item)
    #expect(card?.unreadableMappings.count == 1)
    #expect(card?.criteria.isEmpty == true && card?.bestPractices.isEmpty == true)
  }
}
