/// How far the writing of a site has come.
package enum WritePhase: String, CaseIterable, Sendable {
  /// The old site is looked at.
  case compare
  /// The new site is put together beside the old one.
  case stage
  /// The two change places.
  case exchange
  /// The old site is removed.
  case clean
  /// Files are replaced one by one, where the two cannot change places.
  case replace
}
