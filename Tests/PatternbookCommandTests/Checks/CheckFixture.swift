import Foundation
import SiteModel
import SourceDiagnostics
import Testing

/// A small handbook in which one rule has something to find; `¶` marks each place.
struct CheckFixture: CustomTestStringConvertible, Sendable {
  /// The rule's id, which is the folder's name.
  let rule: String
  let folder: URL

  var testDescription: String { rule }

  /// The folder of all fixtures.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Checks")

  /// Every fixture, by name.
  static let all: [CheckFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { CheckFixture(rule: $0, folder: root.appending(path: $0)) }
  }()

  /// The bytes of `¶`.
  static let mark: [UInt8] = [0xC2, 0xB6]

  /// The files with their marks taken out, and the byte offsets of the marks.
  func files() throws -> [(file: SourceFile, marks: [Int])] {
    var result: [(SourceFile, [Int])] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where Self.isSource(path) {
      let location = folder.appending(path: path)
      let values = try location.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else { continue }
      var bytes = Array(try Data(contentsOf: location))
      var marks: [Int] = []
      while let place = Self.firstMark(in: bytes) {
        marks.append(place)
        bytes.removeSubrange(place..<(place + 2))
      }
      result.append((SourceFile(path: path, bytes: bytes), marks))
    }
    return result
  }

  /// The texts expected after the mends, by path.
  func mended() throws -> [String: String] {
    let fixed = folder.appending(path: "fixed")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: fixed.path)) ?? []
    var result: [String: String] = [:]
    for path in paths where path.hasSuffix(".md") || path.hasSuffix(".yml") {
      result[path] = try String(contentsOf: fixed.appending(path: path), encoding: .utf8)
    }
    return result
  }

  /// How many findings have no place in the text, as `unplaced.txt` says.
  func unplaced() -> Int {
    let text = try? String(contentsOf: folder.appending(path: "unplaced.txt"), encoding: .utf8)
    return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
  }

  /// Whether its rule is about samples or their fences: the compiler is asked about it where there
  /// is one.
  var isAboutSamples: Bool { rule.hasPrefix("sample.") || rule.hasPrefix("fence.") }

  /// Whether only a compiler finds what is marked in it.
  var needsCompiler: Bool {
    ["sample.parse", "sample.expected-failure", "sample.needless-context"].contains(rule)
  }

  /// Whether it says what its mends give.
  var isMended: Bool { (try? mended().isEmpty) == false }

  /// Whether the files are too large or too special to be kept, and are made by a test.
  var isGenerated: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "generate.txt").path)
  }

  private static func isSource(_ path: String) -> Bool {
    path == "site.yml" || path.hasPrefix("content/") || path.hasPrefix("theme/")
  }

  private static func firstMark(in bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    return (0..<(bytes.count - 1)).first { bytes[$0] == mark[0] && bytes[$0 + 1] == mark[1] }
  }
}
