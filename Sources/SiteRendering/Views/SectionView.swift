import HTMLMarkup
import ThemeTemplates

/// A section of a card.
package struct SectionView: Sendable {
  var kind: String
  var anchor: String
  var title: String
  var prose: HTML?
  var cases: [CaseView] = []
  var criteria: [CriterionView] = []
  var practices: [PracticeView] = []
  var relations: [RelationView] = []
  var chapters: [LinkView] = []

  static let model = ViewModel<SectionView>(
    "section", "A section of a card.",
    [
      .text("kind", "Its stable id, for styles.") { $0.kind },
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("title", "Its heading.") { $0.title },
      .optionalMarkup("prose", "Its text, without what the lists below show.") { $0.prose },
      .flag("hasCases", "Whether it has cases.") { !$0.cases.isEmpty },
      .list("cases", "Its cases for a tester.", of: CaseView.model) { $0.cases },
      .flag("hasMapping", "Whether it names criteria or best practices.") {
        !$0.criteria.isEmpty || !$0.practices.isEmpty
      },
      .list("criteria", "The success criteria it names.", of: CriterionView.model) {
        $0.criteria
      },
      .list("practices", "The best practices it names.", of: PracticeView.model) {
        $0.practices
      },
      .flag("hasRelations", "Whether it lists related cards.") { !$0.relations.isEmpty },
      .list("relations", "Related cards, both ways.", of: RelationView.model) { $0.relations },
      .flag("hasChapters", "Whether it lists chapters.") { !$0.chapters.isEmpty },
      .list("chapters", "The chapters it belongs to.", of: LinkView.model) { $0.chapters },
    ])
}
