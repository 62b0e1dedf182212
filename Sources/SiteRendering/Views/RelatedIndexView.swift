import ThemeTemplates

/// The index of relations between cards.
package struct RelatedIndexView: Sendable {
  /// A card with its relations.
  struct Source: Sendable {
    var anchor: String
    var link: LinkView
    var relations: [RelationView]
  }

  var relationCount: Int
  var sources: [Source]
  var unlinked: [LinkView]

  private static let source = ViewModel<Source>(
    "related card", "A card with its relations.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("address", "Its relative address.") { $0.link.address },
      .text("title", "Its title.") { $0.link.title },
      .list("relations", "Its relations, both ways.", of: RelationView.model) { $0.relations },
    ])

  static let model = ViewModel<RelatedIndexView>(
    "related", "The index of relations between cards.",
    [
      .text("relationCount", "How many relations there are.") { String($0.relationCount) },
      .list("sources", "The cards that have relations.", of: source) { $0.sources },
      .flag("hasUnlinked", "Whether some cards are linked from nowhere.") {
        !$0.unlinked.isEmpty
      },
      .list("unlinked", "Cards that no other page links to.", of: LinkView.model) {
        $0.unlinked
      },
    ])
}
