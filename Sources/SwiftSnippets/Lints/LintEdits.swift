/// Changes of a sample's code of which no two touch the same bytes.
struct LintEdits {
  /// The changes, by their place.
  private var edits: [LintEdit] = []

  /// Takes a change, unless one that was taken before is of some of its bytes.
  mutating func add(_ edit: LintEdit) {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low > 0, edits[low - 1].range.upperBound > edit.range.lowerBound { return }
    if low < edits.count, isInTheWay(edits[low].range, of: edit.range) { return }
    edits.insert(edit, at: low)
  }

  private func isInTheWay(_ range: Range<Int>, of other: Range<Int>) -> Bool {
    range.lowerBound < other.upperBound || range == other
  }

  /// The code with every change in it; nil where there is none.
  func applied(to bytes: [UInt8]) -> String? {
    guard !edits.isEmpty else { return nil }
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}
