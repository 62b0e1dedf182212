import HTMLMarkup
import ThemeTemplates

/// A card.
package struct CardView: Sendable {
  var status: String
  var platforms: [NameView]
  var affects: [NameView]
  var tags: [NameView]
  var criteria: [CriterionView]
  var introduction: HTML?
  var sections: [SectionView]

  static let model = ViewModel<CardView>(
    "card", "A pattern card.",
    [
      .text("status", "Its status as a word.") { $0.status },
      .flag("hasPlatforms", "Whether it names systems.") { !$0.platforms.isEmpty },
      .list("platforms", "The systems it is about.", of: NameView.model) { $0.platforms },
      .flag("hasAffects", "Whether it says who is affected.") { !$0.affects.isEmpty },
      .list("affects", "Who is affected.", of: NameView.model) { $0.affects },
      .flag("hasTags", "Whether it has tags.") { !$0.tags.isEmpty },
      .list("tags", "Its tags.", of: NameView.model) { $0.tags },
      .flag("hasCriteria", "Whether it is mapped to success criteria.") {
        !$0.criteria.isEmpty
      },
      .list("criteria", "The success criteria it is mapped to.", of: CriterionView.model) {
        $0.criteria
      },
      .optionalMarkup("introduction", "What stands before its first section.") {
        $0.introduction
      },
      .list("sections", "Its sections in order.", of: SectionView.model) { $0.sections },
    ])
}
