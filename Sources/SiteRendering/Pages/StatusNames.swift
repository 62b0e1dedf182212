import SiteModel

/// What statuses are called.
enum StatusNames {
  /// A status as a word for readers.
  static func name(of status: PageStatus) -> String {
    switch status {
    case .draft: "Draft"
    case .review: "In review"
    case .ready: "Ready"
    case .deprecated: "Deprecated"
    }
  }
}
