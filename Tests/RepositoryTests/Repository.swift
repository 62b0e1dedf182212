import Foundation

/// The files of this repository, as its own tests see them.
enum Repository {
  /// The top folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths below a folder that end in one of some ways, sorted; build products and fixtures are
  /// left out.
  static func paths(below folder: String, endings: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { path in
        endings.contains { path.hasSuffix($0) } && !path.hasPrefix("Fixtures/")
          && !path.hasPrefix("BuiltInTheme/theme/")
      }
      .map { folder + "/" + $0 }.sorted()
  }

  /// All Swift, C and C++ sources.
  static func sources() throws -> [String] {
    let endings = [".swift", ".c", ".cpp", ".h", ".hpp"]
    return try paths(below: "Sources", endings: endings) + paths(below: "Tests", endings: endings)
      + ["Package.swift"]
  }
}
