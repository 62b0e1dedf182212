/// How a section of a card is read and drawn.
package enum SectionPresentation: Hashable, Sendable {
  /// As it stands.
  case prose
  /// A lead and numbered causes.
  case causes
  /// Samples of what is wrong.
  case before
  /// Samples of what is right, with Verdict and Why.
  case fix
  /// Cases for a tester.
  case check
  /// Entries that name success criteria.
  case criteria
  /// Other cards, each with its reason.
  case related
  /// Guides it belongs to.
  case chapters
  /// Where its claims come from.
  case sources
}
