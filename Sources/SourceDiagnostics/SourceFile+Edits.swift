extension SourceFile {
  /// The file's bytes with fix-its applied, its own line endings and byte-order mark kept.
  ///
  /// Fix-its are taken in the order given; one that overlaps an earlier one is left for the next
  /// run, whole.
  ///
  /// - Parameters:
  ///   - fixIts: mends whose edits are all of this file.
  ///   - original: the bytes on disk from which this file was made.
  /// - Returns: the mended bytes and how many fix-its went in; nil where the file is not faithful.
  package func applying(
    _ fixIts: [FixIt], to original: [UInt8]
  ) -> (bytes: [UInt8], applied: Int)? {
    guard isFaithful else { return nil }
    var accepted: [SourceEdit] = []
    var applied = 0
    for fixIt in fixIts where !fixIt.edits.contains(where: { overlaps($0, accepted) }) {
      accepted += fixIt.edits
      applied += 1
    }
    accepted.sort { $0.span < $1.span }
    var result: [UInt8] = []
    var position = 0
    for edit in accepted {
      let start = originalOffset(of: edit.span.range.lowerBound)
      let end = originalOffset(of: edit.span.range.upperBound)
      result += original[position..<start]
      result += onDisk(edit.replacement)
      position = end
    }
    result += original[position...]
    return (result, applied)
  }

  private func overlaps(_ edit: SourceEdit, _ accepted: [SourceEdit]) -> Bool {
    accepted.contains {
      let (one, other) = ($0.span.range, edit.span.range)
      return one == other || one.overlaps(other)
        || (one.isEmpty && other.contains(one.lowerBound) && one.lowerBound != other.lowerBound)
        || (other.isEmpty && one.contains(other.lowerBound) && one.lowerBound != other.lowerBound)
    }
  }

  private func onDisk(_ replacement: String) -> [UInt8] {
    guard usesCRLF else { return Array(replacement.utf8) }
    return replacement.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
