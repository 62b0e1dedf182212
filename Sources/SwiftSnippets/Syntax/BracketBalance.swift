/// Finds out whether a sample closes what it opens and nothing else, so that code around it stays
/// around it.
package enum BracketBalance {
  /// Whether this build can tell.
  package static var isAvailable: Bool { SampleTokens.isAvailable }

  /// The byte at which a sample's brackets or strings stop to balance.
  ///
  /// - Parameter text: the code.
  /// - Returns: the place of a bracket that closes nothing, that is never closed, or of a string
  ///   that does not end; nil where all balance. In code too deep to be looked at, its beginning.
  package static func firstFault(in text: String) -> Int? {
    guard ParserLimits.allow(text) else { return 0 }
    let bytes = Array(text.utf8)
    var open: [(bracket: UInt8, place: Int)] = []
    for token in SampleTokens.tokens(of: text) {
      if token.kind == .openText { return token.range.lowerBound }
      guard token.kind == .mark || token.kind == .unexpected, token.range.count == 1 else {
        continue
      }
      let byte = bytes[token.range.lowerBound]
      if let closing = closings[byte] {
        open.append((closing, token.range.lowerBound))
      } else if closings.values.contains(byte) {
        guard open.last?.bracket == byte else { return token.range.lowerBound }
        open.removeLast()
      }
    }
    return open.last?.place
  }

  private static let closings: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
}
