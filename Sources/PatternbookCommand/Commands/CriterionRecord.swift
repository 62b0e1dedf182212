import WCAGData

/// A success criterion as `list criteria` gives it.
struct CriterionRecord: Encodable {
  let number: String
  let name: String
  let level: String
  let introduced: String
  let removed: String?

  init(_ criterion: SuccessCriterion) {
    number = criterion.number.description
    name = criterion.name
    level = criterion.level.rawValue
    introduced = criterion.introduced.rawValue
    removed = criterion.removed?.rawValue
  }
}
