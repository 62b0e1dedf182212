import Foundation
import Testing

@Suite("Layers")
struct LayerTests {
  /// What each target may import of the package's own modules, bottom layer first.
  ///
  /// The table of `content/project/architecture.md` says the same for people.
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("SourceDiagnostics", []),
    ("ParallelMapping", []),
    ("HTMLMarkup", []),
    ("BuiltInTheme", []),
    ("WCAGData", []),
    ("AssistiveProfiles", []),
    ("YAMLReader", ["SourceDiagnostics", "CLibYAML"]),
    ("MarkdownReader", ["SourceDiagnostics", "CCMarkGFM"]),
    ("SwiftSnippets", ["SourceDiagnostics", "MarkdownReader"]),
    ("ThemeTemplates", ["SourceDiagnostics", "HTMLMarkup", "CMustache"]),
    (
      "SiteModel",
      [
        "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "WCAGData",
        "AssistiveProfiles",
      ]
    ),
    (
      "SiteChecks",
      [
        "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "AssistiveProfiles",
        "WCAGData", "SiteModel",
      ]
    ),
    (
      "SiteRendering",
      [
        "SourceDiagnostics", "MarkdownReader", "SwiftSnippets", "HTMLMarkup", "ThemeTemplates",
        "AssistiveProfiles", "WCAGData", "SiteModel",
      ]
    ),
    ("SiteFiles", ["SourceDiagnostics", "SiteRendering", "CFileSystem", "CXXHash"]),
    ("SwiftCompiler", ["SourceDiagnostics", "ParallelMapping", "SwiftSnippets"]),
    ("HighlightStore", ["SwiftSnippets", "CXXHash"]),
    (
      "SitePipeline",
      [
        "SourceDiagnostics", "ParallelMapping", "YAMLReader", "MarkdownReader", "SwiftSnippets",
        "ThemeTemplates", "SiteModel", "SiteChecks", "SiteRendering",
      ]
    ),
    (
      "PatternbookCommand",
      [
        "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "ThemeTemplates",
        "WCAGData", "SiteModel", "SiteChecks", "SiteRendering", "SiteFiles", "SwiftCompiler",
        "HighlightStore", "SitePipeline", "BuiltInTheme",
      ]
    ),
    ("patternbook", ["PatternbookCommand"]),
  ]

  /// The targets that may use Foundation: those that touch disk, processes or the world around.
  static let withFoundation: Set<String> = [
    "SwiftCompiler", "SiteFiles", "HighlightStore", "PatternbookCommand", "patternbook",
  ]

  @Test("a target imports only what its layer allows", arguments: allowed.map(\.target))
  func imports(target: String) throws {
    let own = Set(
      Self.allowed.map(\.target) + ["CCMarkGFM", "CLibYAML", "CMustache", "CFileSystem", "CXXHash"])
    let row = try #require(Self.allowed.first { $0.target == target })
    for path in try Repository.paths(below: "Sources/\(target)", endings: [".swift"]) {
      for name in try Self.imports(of: path) {
        if own.contains(name) {
          #expect(row.imports.contains(name), "\(path) imports \(name)")
        } else if name == "Foundation" || name == "Dispatch" {
          #expect(Self.withFoundation.contains(target), "\(path) imports \(name)")
        }
      }
    }
  }

  @Test("every target of the package has a row in the table")
  func complete() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    let others: Set<String> = [
      "CCMarkGFM", "CLibYAML", "CMustache", "CFileSystem", "CXXHash", "EmbedFiles", "embed-files",
    ]
    #expect(Set(folders).subtracting(others) == Set(Self.allowed.map(\.target)))
    let page = try Repository.text("content/project/architecture.md")
    for row in Self.allowed {
      #expect(page.contains("`\(row.target)`"), "architecture.md does not name \(row.target)")
    }
  }

  @Test("a C library is imported in few, marked files")
  func wrappers() throws {
    let places = try Repository.paths(below: "Sources", endings: [".swift"]).filter { path in
      try Self.imports(of: path).contains { $0.hasPrefix("C") && $0 != "CoreFoundation" }
    }
    #expect(places.count <= 8, "\(places)")
  }

  private static func imports(of path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").filter { $0 != "package" && $0 != "public" }
      return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
    }
  }
}
