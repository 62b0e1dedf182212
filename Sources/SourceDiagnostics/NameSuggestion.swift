/// Finds the name that somebody probably meant.
package enum NameSuggestion {
  /// The nearest of some names to a misspelt one, or nil where none is near.
  ///
  /// Near means an edit distance (insertions, deletions, replacements and swaps of neighbours, case
  /// left aside) of at most a third of the longer name's length. Of equally near names the first
  /// in alphabetical order is taken, so the answer does not hang on the order given.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (distance: Int, name: String)?
    for candidate in names {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(wanted.count, letters.count) / 3
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      guard distance <= limit else { continue }
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The optimal string alignment distance of two words.
  static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1)
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        let swaps = row > 0 && column > 0 && letter == right[column - 1] && other == left[row - 1]
        if swaps { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
