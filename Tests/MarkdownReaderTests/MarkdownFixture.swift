import Foundation
import MarkdownReader
import SourceDiagnostics
import Testing

/// A case under `Tests/Fixtures/Markdown`: a Markdown file with what it should become beside it.
struct MarkdownFixture: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Markdown")

  /// All cases; a new one is a new file.
  static let all: [MarkdownFixture] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map {
      MarkdownFixture(name: String($0.dropLast(3)))
    }
  }()

  /// The file, as it stands on disk.
  func source() throws -> SourceFile {
    let url = Self.folder.appending(path: name + ".md")
    return SourceFile(path: name + ".md", bytes: try Self.bytes(of: url))
  }

  /// A file's bytes; `Data(contentsOf:)` leaks memory where the file is empty.
  private static func bytes(of url: URL) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.readToEnd() ?? Data()
  }

  /// Compares a result with the file of the same name; `UPDATE_GOLDEN=1` rewrites it and fails.
  func expect(_ result: String, is kind: String) throws {
    let url = Self.folder.appending(path: name + "." + kind)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(result.utf8).write(to: url)
      Issue.record("\(name).\(kind) was rewritten; look at the difference and run again")
      return
    }
    guard let expected = (try? Self.bytes(of: url)).map({ String(decoding: $0, as: UTF8.self) })
    else {
      Issue.record("there is no \(name).\(kind); UPDATE_GOLDEN=1 writes it")
      return
    }
    guard expected != result else { return }
    let pairs = zip(
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      result.split(separator: "\n", omittingEmptySubsequences: false))
    let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name).\(kind) differs in line \((first?.offset ?? 0) + 1)
      expected: \(first?.element.0 ?? "(ends)")
      found:    \(first?.element.1 ?? "(ends)")
      """)
  }
}
