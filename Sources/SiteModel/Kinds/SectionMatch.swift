/// What a heading's text means in the section table.
package enum SectionMatch: Hashable, Sendable {
  /// A section's heading or another spelling of it.
  case exact(SectionKind)
  /// The same but for upper and lower case.
  case wrongCase(SectionKind, spelling: String)
  /// Nearly a section's heading.
  case nearMiss(SectionKind, spelling: String)
  /// No section.
  case none
}
