/// A file of a batch.
struct BatchFile: Hashable, Sendable {
  /// Its place among all sources of a check, from zero.
  let index: Int
  /// Its name in the folder of the batch.
  var name: String { "s\(index).swift" }

  /// The place that a name tells; nil for another file's.
  static func index(of name: some StringProtocol) -> Int? {
    guard name.hasPrefix("s"), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst().dropLast(6))
  }
}
