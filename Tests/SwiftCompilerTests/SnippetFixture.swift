import Foundation
import SwiftSnippets

/// A case of `Tests/Fixtures/Snippets`: a sample, and what `swiftc -parse` says of it.
struct SnippetFixture: CustomStringConvertible, Sendable {
  let name: String
  let passes: Bool
  /// Line, column and the compiler's name of the error that it prints first; nil where it passes.
  let firstError: String?
  /// The contexts in which it parses, where it does not alone, in the order in which they are suggested.
  let contexts: [String]
  let code: String

  var description: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Snippets")

  /// All cases of the table; a case without its file, or the other way round, is left out here and
  /// found by a test.
  static let all: [SnippetFixture] = {
    let table = try? String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 3,
        let code = try? String(
          contentsOf: folder.appending(path: cells[0] + ".txt"), encoding: .utf8)
      else { return nil }
      let passes = cells[2] == "pass"
      return SnippetFixture(
        name: cells[0], passes: passes, firstError: passes ? nil : cells[3],
        contexts: contexts(cells[4]), code: code)
    }
  }()

  /// The table's names for contexts as ours: it has two of some.
  private static func contexts(_ cell: String) -> [String] {
    let names = [
      "member": "member", "enum": "enum", "protocol": "protocol", "switch": "switch",
      "accessor": "accessor", "args": "args", "elements": "args", "after-if": "else",
      "after-do": "else", "function": "body",
    ]
    let found = Set(cell.split(separator: ",").compactMap { names[String($0)] })
    return SampleContext.allCases.map(\.rawValue).filter(found.contains)
  }

  /// How many files of Swift there are.
  static var fileCount: Int {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).count { $0.hasSuffix(".swift.txt") }
  }

  /// The case as the sample of a page.
  var sample: CodeSample? {
    samples(code.hasSuffix("\n") ? String(code.dropLast()) : code).first
  }
}
