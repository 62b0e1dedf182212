import Foundation
import SitePipeline
import SiteRendering
import SourceDiagnostics
import Testing

/// A handbook whose pages are kept beside it as they were last agreed on.
struct GoldenSite: CustomTestStringConvertible, Sendable {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  /// Every handbook of this kind.
  static let all: [GoldenSite] = {
    let root = CheckFixture.root.deletingLastPathComponent().appending(path: "Sites")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { GoldenSite(folder: root.appending(path: $0)) }
  }()

  /// Whether the pages that are kept are to be written anew.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" }

  private var expected: URL { folder.appending(path: "expected") }

  /// The pages that a build makes now, by path.
  func pages(drafts: Bool = false, jobs: Int = 2) async throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = try paths.sorted().filter { $0 == "site.yml" || $0.hasPrefix("content/") }
      .filter { !folder.appending(path: $0).hasDirectoryPath && $0.contains(".") }
      .map { path in
        SourceFile(path: path, bytes: try Data(contentsOf: folder.appending(path: path)))
      }
    let build = try await FixtureRun.build(
      files, includesDrafts: drafts, renders: true, jobs: jobs)
    let output = try #require(build.output, "\(build.diagnostics.map(\.message))")
    return Dictionary(
      uniqueKeysWithValues: output.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  /// The pages that are kept, by path.
  func kept() throws -> [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: expected.path)) ?? []
    var result: [String: String] = [:]
    for path in paths where path.hasSuffix(".html") || path.hasSuffix(".xml") {
      let data = try Data(contentsOf: expected.appending(path: path))
      result[path] = String(decoding: data, as: UTF8.self)
    }
    return result
  }

  /// Keeps pages in place of those that were kept.
  func keep(_ pages: [String: String]) throws {
    try? FileManager.default.removeItem(at: expected)
    for (path, text) in pages {
      let place = expected.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }
}
