// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Patternbook: one package, one direction. A target may depend on targets of a lower layer only;
// `content/project/architecture.md` has the table, and a test holds the imports against it.

// MARK: - The toolchain's own SwiftSyntax

/// Where the toolchain keeps its SwiftSyntax modules and libraries, or nil where it has none.
///
/// `PATTERNBOOK_SWIFT_HOST` names the folder by hand; otherwise the compiler is asked.
func swiftSyntaxFolder() -> String? {
  let override = ProcessInfo.processInfo.environment["PATTERNBOOK_SWIFT_HOST"]
  guard let folder = override ?? runtimeResourcePath().map({ $0 + "/host" }) else { return nil }
  let module = folder + "/SwiftParser.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? folder : nil
}

/// The resource folder of the compiler on the PATH, as `swiftc -print-target-info` tells it.
func runtimeResourcePath() -> String? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let info = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  return (info?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
}

let swiftSyntax = swiftSyntaxFolder()

// MARK: - Settings

/// The settings of every Swift target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The settings of `SwiftSnippets` and of everything above it.
let strictWithSyntax: [SwiftSetting] =
  strict + (swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

let syntaxLinking: [LinkerSetting] =
  swiftSyntax.map {
    [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

/// Declares a target of the strict kind with its tests beside it.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  plugins: [Target.PluginUsage] = [], testing extra: [Target.Dependency] = [], tests: Bool = true,
  syntax: Bool = false
) -> [Target] {
  let settings = syntax ? strictWithSyntax : strict
  let linking = syntax ? syntaxLinking : []
  let library = Target.target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings,
    linkerSettings: linking, plugins: plugins)
  guard tests else { return [library] }
  let test = Target.testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies + extra,
    swiftSettings: settings, linkerSettings: linking)
  return [library, test]
}

// MARK: - Libraries of the system

let system: [Target] = [
  .systemLibrary(
    name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [
      .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
    ]),
  .systemLibrary(
    name: "CLibYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CXXHash", pkgConfig: "libxxhash",
    providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
  .target(name: "CMustache"),
  .target(name: "CFileSystem"),
]

// MARK: - Layer 0: places in files, and what is wrong there

let layer0: [Target] = module("SourceDiagnostics") + module("ParallelMapping")

// MARK: - Layer 1: readers, markup, embedded files

let layer1: [[Target]] = [
  [
    .executableTarget(name: "embed-files", swiftSettings: strict),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"],
      path: "Sources/EmbedFiles"),
  ],
  module("YAMLReader", ["SourceDiagnostics", "CLibYAML"]),
  module("MarkdownReader", ["SourceDiagnostics", "CCMarkGFM"]),
  module("SwiftSnippets", ["SourceDiagnostics", "MarkdownReader"], syntax: true),
  module("HTMLMarkup"),
  module(
    "BuiltInTheme", exclude: ["theme"], plugins: ["EmbedFiles"]),
  module(
    "WCAGData", exclude: ["data"], plugins: ["EmbedFiles"]),
  module(
    "AssistiveProfiles", exclude: ["data"], plugins: ["EmbedFiles"]),
  module("ThemeTemplates", ["SourceDiagnostics", "HTMLMarkup", "CMustache"]),
]

// MARK: - Layer 2: the typed handbook

let layer2: [Target] = module(
  "SiteModel",
  [
    "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "WCAGData",
    "AssistiveProfiles",
  ], syntax: true)

// MARK: - Layer 3: findings and pages

let layer3: [[Target]] = [
  module(
    "SiteChecks",
    [
      "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "AssistiveProfiles",
      "WCAGData", "SiteModel",
    ], syntax: true),
  module(
    "SiteRendering",
    [
      "SourceDiagnostics", "MarkdownReader", "SwiftSnippets", "HTMLMarkup", "ThemeTemplates",
      "WCAGData", "SiteModel",
    ], syntax: true),
]

// MARK: - Layer 4: disk, compiler, pipeline

let layer4: [[Target]] = [
  module(
    "SiteFiles", ["SourceDiagnostics", "SiteRendering", "CFileSystem", "CXXHash"], syntax: true),
  module(
    "SwiftCompiler", ["SourceDiagnostics", "ParallelMapping", "SwiftSnippets"], syntax: true),
  module("HighlightStore", ["SwiftSnippets", "CXXHash"], syntax: true),
  module(
    "SitePipeline",
    [
      "SourceDiagnostics", "ParallelMapping", "YAMLReader", "MarkdownReader", "SwiftSnippets",
      "ThemeTemplates", "SiteModel", "SiteChecks", "SiteRendering",
    ], testing: ["BuiltInTheme"], syntax: true),
]

// MARK: - Layers 5 and 6: the program

let program: [Target] =
  module(
    "PatternbookCommand",
    [
      "SourceDiagnostics", "YAMLReader", "MarkdownReader", "SwiftSnippets", "ThemeTemplates",
      "WCAGData", "SiteModel", "SiteChecks", "SiteRendering", "SiteFiles", "SwiftCompiler",
      "HighlightStore", "SitePipeline", "BuiltInTheme",
    ], syntax: true)
  + [
    .executableTarget(
      name: "patternbook", dependencies: ["PatternbookCommand"],
      swiftSettings: strictWithSyntax, linkerSettings: syntaxLinking),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),
  ]

let package = Package(
  name: "Patternbook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "patternbook", targets: ["patternbook"])],
  targets: [
    system, layer0, layer1.flatMap(\.self), layer2, layer3.flatMap(\.self), layer4.flatMap(\.self),
    program,
  ]
  .flatMap(\.self),
  cxxLanguageStandard: .cxx17
)
