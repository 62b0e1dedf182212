import ThemeTemplates

extension WCAGView {
  static let mapped = ViewModel<Mapped>(
    "mapped card", "A card under a criterion.",
    [
      .text("address", "Its relative address.") { $0.link.address },
      .text("title", "Its title.") { $0.link.title },
      .text("status", "Its status as a word.") { $0.status },
      .flag("isUnfinished", "Whether it is not ready.") { $0.isUnfinished },
      .flag("fails", "Whether its fault fails the criterion.") { !$0.isSupport },
      .flag("supports", "Whether its fix only supports the criterion.") { $0.isSupport },
      .markup("how", "How the criterion applies.") { $0.how },
    ])

  static let criterion = ViewModel<Criterion>(
    "index criterion", "A success criterion with its cards.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("number", "Its number.") { $0.number },
      .text("name", "Its name.") { $0.name },
      .text("level", "Its conformance level.") { $0.level },
      .text("sourceAddress", "W3C's page about it.") { $0.sourceAddress },
      .flag("hasCards", "Whether it has cards.") { !$0.cards.isEmpty },
      .list("cards", "The cards mapped to it.", of: mapped) { $0.cards },
    ])

  static let guideline = ViewModel<Guideline>(
    "guideline", "A guideline with its criteria.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("number", "Its number.") { $0.number },
      .text("name", "Its name.") { $0.name },
      .list("criteria", "Its criteria in numeric order.", of: criterion) { $0.criteria },
    ])

  static let principle = ViewModel<Principle>(
    "principle", "A principle with its guidelines.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("number", "Its number.") { $0.number },
      .text("name", "Its name.") { $0.name },
      .list("guidelines", "Its guidelines in numeric order.", of: guideline) { $0.guidelines },
    ])
}
