/// What writing a site came to.
package struct WriteReport: Hashable, Sendable {
  /// The output folder: an absolute path without symbolic links.
  package var folder: String
  /// How many files are new or changed.
  package var written = 0
  /// How many files were there already, byte for byte.
  package var unchanged = 0
  /// How many files of an earlier build were removed.
  package var removed = 0
  /// How many files of others were kept.
  package var kept = 0
  /// Whether the new site took the old one's place in one step.
  package var wasAtomic = true
  /// What else is to be known, each in one sentence without a full stop.
  package var notes: [String] = []
}
