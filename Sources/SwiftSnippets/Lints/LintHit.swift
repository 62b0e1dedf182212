/// A place in a sample at which a lint found what it looks for.
struct LintHit: Hashable, Sendable {
  /// Where, in bytes of the code.
  let range: Range<Int>
  /// What is wrong, in one lower-case sentence without a full stop.
  let message: String
  /// What to try where there is no mend.
  var suggestion: String?
  /// The mend, that is what to write in place of some bytes; empty where none is safe.
  var edits: [LintEdit] = []
}

/// A change of a sample's code.
struct LintEdit: Hashable, Sendable {
  /// The bytes that are replaced.
  let range: Range<Int>
  /// What is written there.
  let text: String
}
