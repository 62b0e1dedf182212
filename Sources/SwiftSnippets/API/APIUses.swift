#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax
#endif

/// Finds the names of the SDK that a sample uses.
///
/// The names that the sample itself declares are left out, as far as they can be told without
/// types; `DeclaredNames` has the rule. Names of the language and its standard library are left out
/// where nothing stands before them.
package enum APIUses {
  /// Whether this build can find names.
  package static var isAvailable: Bool {
    #if canImport(SwiftParser)
      true
    #else
      false
    #endif
  }

  #if canImport(SwiftParser)
    /// The names that a sample uses, in reading order, each place once.
    ///
    /// - Parameters:
    ///   - text: the code. It may be a part of a file, and it need not parse: names are found in
    ///     whatever SwiftParser makes of it. In code beyond `ParserLimits` none are found.
    ///   - wrappings: what may have to stand before and after the code for it to be parsed, such as
    ///     a call around arguments. The first in which it parses is taken; without one, the code
    ///     alone.
    /// - Returns: the uses, with bytes of `text`.
    package static func uses(
      in text: String, within wrappings: [(before: String, after: String)] = []
    ) -> [APIUse] {
      guard ParserLimits.allow(text) else { return [] }
      for wrapping in wrappings {
        let tree = Parser.parse(source: wrapping.before + text + wrapping.after)
        guard !tree.hasError else { continue }
        return uses(of: tree, in: text.utf8.count, after: wrapping.before.utf8.count)
      }
      return uses(of: Parser.parse(source: text))
    }

    /// The names that a tree uses, in reading order, each place once.
    ///
    /// - Parameters:
    ///   - tree: the tree.
    ///   - length: the bytes of the sample in it; nil for all of it.
    ///   - start: the byte of the tree's text at which the sample begins.
    /// - Returns: the uses, with bytes of the sample.
    static func uses(
      of tree: SourceFileSyntax, in length: Int? = nil, after start: Int = 0
    ) -> [APIUse] {
      var collector = APIUseCollector(start: start)
      collector.walk(Syntax(tree))
      let sample = 0..<(length ?? tree.totalLength.utf8Length)
      var result: [APIUse] = []
      for use in collector.uses.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where use.range != result.last?.range && sample.contains(use.range.lowerBound) {
        result.append(use)
      }
      return result
    }
  #else
    /// The names that a sample uses; this build has no SwiftParser, so there are none.
    package static func uses(
      in text: String, within wrappings: [(before: String, after: String)] = []
    ) -> [APIUse] { [] }
  #endif
}
