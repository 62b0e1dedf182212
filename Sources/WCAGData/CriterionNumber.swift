/// The number of a principle, guideline or success criterion, such as 1.4.10; ordered as numbers.
package struct CriterionNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Its parts: principle, guideline, criterion.
  package let parts: [Int]

  /// Reads a number of one to three parts joined by full stops, or gives nil.
  package init?(_ text: some StringProtocol) {
    var parts: [Int] = []
    for piece in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard piece.utf8.count <= 3, piece.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let part = Int(piece)
      else { return nil }
      parts.append(part)
    }
    guard (1...3).contains(parts.count) else { return nil }
    self.parts = parts
  }

  package var description: String { parts.map(String.init).joined(separator: ".") }

  package static func < (left: CriterionNumber, right: CriterionNumber) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
