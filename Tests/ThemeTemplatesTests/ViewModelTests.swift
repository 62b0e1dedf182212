import Testing
import ThemeTemplates

@Suite("A view model")
struct ViewModelTests {
  @Test("tells its names and shapes in the order of its declaration")
  func shape() throws {
    guard case .object(let shape) = SampleCard.view.shape else {
      Issue.record("a view model is an object")
      return
    }
    #expect(shape.name == "card")
    #expect(
      shape.fields.map { "\($0.name): \($0.shape.summary)\($0.isOptional ? "?" : "")" } == [
        "title: text", "summary: text?", "isDraft: flag", "body: markup", "tags: list of text",
        "owner: owner?", "related: list of link",
      ])
  }

  @Test("gives a value for every name")
  func values() {
    let object = SampleCard.view.value(SampleCard(title: "T", tags: ["a"]))
    #expect(object.names.count == object.values.count)
    #expect(object["title"] == .text("T"))
    #expect(object["owner"] == .absent)
    #expect(object["tags"] == .list([.text("a")]))
    #expect(object["unknown"] == nil)
  }

  @Test("can be lent to something that leads to its root")
  func lending() {
    struct Page: Sendable { let card: SampleCard }
    let page = ViewModel<Page>("page", "A page.", SampleCard.view.fields.map { $0.on(\.card) })
    #expect(page.value(Page(card: SampleCard(title: "T")))["title"] == .text("T"))
    #expect(page.fields.map(\.shape) == SampleCard.view.fields.map(\.shape))
  }
}
