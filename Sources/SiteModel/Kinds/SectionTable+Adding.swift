extension SectionTable {
  /// The table with a section of the site added, or one of its own made required.
  ///
  /// - Parameters:
  ///   - heading: the section's heading.
  ///   - isRequired: whether a card must have it; nil leaves a known section as it is.
  ///   - after: the section it follows; nil puts a new one before Sources.
  /// - Returns: the new table.
  package func adding(heading: String, isRequired: Bool?, after: SectionKind?) -> SectionTable {
    var result = sections
    if case .exact(let known) = match(heading), let place = order(of: known) {
      result[place] = SectionKind(
        known.id, known.heading, spellings: known.spellings,
        isRequired: known.isRequired || isRequired == true, known.presentation)
      return SectionTable(result)
    }
    let id = "site-" + heading.lowercased().split(separator: " ").joined(separator: "-")
    let own = SectionKind(id, heading, isRequired: isRequired ?? false)
    let place = after.flatMap { order(of: $0) }.map { $0 + 1 } ?? max(0, result.count - 1)
    result.insert(own, at: place)
    return SectionTable(result)
  }
}
