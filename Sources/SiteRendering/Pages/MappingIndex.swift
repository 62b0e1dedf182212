import SiteModel
import SourceDiagnostics
import WCAGData

/// Which cards are mapped to which criterion.
struct MappingIndex: Sendable {
  /// A card and how it applies to a criterion.
  struct Entry: Sendable {
    var card: PageIndex
    var mapping: CriterionMapping
  }

  /// The entries of each criterion, by the cards' titles.
  let entries: [CriterionNumber: [Entry]]
  /// How many criteria have a ready card that fails them.
  let coverage: Coverage

  init(_ catalog: LinkedCatalog) {
    var entries: [CriterionNumber: [Entry]] = [:]
    for card in catalog.cards {
      for mapping in catalog[card].card?.criteria ?? [] {
        entries[mapping.number.value, default: []].append(Entry(card: card, mapping: mapping))
      }
    }
    let version = catalog.catalog.configuration.wcagVersion
    let criteria = WCAG.criteria.filter { $0.isPart(of: version) }
    let covered = criteria.filter { criterion in
      (entries[criterion.number] ?? []).contains {
        !$0.mapping.isSupport && catalog[$0.card].status == .ready
      }
    }
    self.entries = entries
    coverage = Coverage(covered: covered.count, all: criteria.count)
  }
}
