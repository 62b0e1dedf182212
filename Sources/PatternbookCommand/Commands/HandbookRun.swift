import BuiltInTheme
import HighlightStore
import SiteFiles
import SiteModel
import SitePipeline
import SiteRendering
import SourceDiagnostics
import SwiftSnippets

/// One run over a handbook: reads its files and takes them through the pipeline.
struct HandbookRun {
  /// The handbook's folder, as an absolute path.
  let root: String
  private let tree: SourceTree

  /// Finds the handbook that a command means and reads its files.
  ///
  /// - Throws: `SiteFilesError` where there is none or a file cannot be read.
  init(_ arguments: Arguments, _ environment: CommandEnvironment) throws {
    let named = arguments.value(of: .site)
    let folder = named.map { Self.absolute($0, environment) } ?? environment.workingFolder
    root = try Handbook.find(from: folder, above: named == nil)
    tree = try Handbook.read(root: root)
    let hasContent = tree.files.contains { $0.path.hasPrefix(Self.content) }
    guard hasContent || tree.assets.contains(where: { $0.path.hasPrefix(Self.content) }) else {
      throw UsageError("there is nothing below \(root)/\(PageReader.contentFolder) to publish")
    }
  }

  /// The text files as they were read.
  var files: [SourceFile] { tree.files }

  /// Takes the handbook through the pipeline.
  ///
  /// - Parameters:
  ///   - options: what the run is to do.
  ///   - checkSamples: checks samples; nil leaves them out.
  ///   - cache: remembers highlighting; nil for none.
  /// - Returns: the site, its findings and what was found of its samples.
  /// - Throws: what `checkSamples` throws.
  func build(
    _ options: BuildOptions, checkSamples: SitePipeline.SampleCheck?, cache: HighlightCache? = nil
  ) async throws -> SiteBuild {
    let pipeline = SitePipeline(
      options: options, rules: RuleList.all, checkSamples: checkSamples,
      highlight: { cache?.spans(in: $0) ?? SwiftHighlighter.spans(in: $0) })
    return try await pipeline.run(sources, theme: theme, found: tree.diagnostics)
  }

  /// The cache of the handbook's highlighting; nil where there is to be none.
  func cache(_ arguments: Arguments, _ environment: CommandEnvironment) -> HighlightCache? {
    guard let program = environment.programFile, !arguments.has(.noCache) else { return nil }
    return HighlightCache(folder: root + "/.patternbook", program: program)
  }

  /// The files that are published as they are: the theme's and those below the content folder.
  ///
  /// - Throws: `SiteFilesError.unreadable`.
  func publishedFiles() throws -> [OutputFile] {
    let assets = tree.assets.filter { $0.path.hasPrefix(Self.content) }
    var result = try assets.map {
      OutputFile(path: String($0.path.dropFirst(Self.content.count)), bytes: try $0.bytes())
    }
    if hasOwnTheme {
      result += try tree.assets.filter { $0.path.hasPrefix(Self.themeAssets) }.map {
        OutputFile(path: Self.published($0.path), bytes: try $0.bytes())
      }
    }
    return result
      + theme.filter { $0.path.hasPrefix(Self.themeAssets) }.map {
        OutputFile(path: Self.published($0.path), text: $0.text)
      }
  }

  private static let content = PageReader.contentFolder + "/"
  private static let themeAssets = "theme/assets/"

  private static func published(_ path: String) -> String { String(path.dropFirst("theme/".count)) }

  /// A path as the command's user means it.
  static func absolute(_ path: String, _ environment: CommandEnvironment) -> String {
    path.hasPrefix("/") ? path : environment.workingFolder + "/" + path
  }

  private var hasOwnTheme: Bool {
    tree.files.contains { $0.path.hasPrefix("theme/") }
      || tree.assets.contains { $0.path.hasPrefix("theme/") }
  }

  /// The theme's text files: the handbook's own, or else those that are part of the program.
  private var theme: [SourceFile] {
    if hasOwnTheme { return tree.files.filter { $0.path.hasPrefix("theme/") } }
    return BuiltInTheme.files.map { SourceFile(path: "theme/" + $0.path, text: $0.text) }
  }

  private var sources: SiteSources {
    SiteSources(
      configuration: tree.files.first { $0.path == "site.yml" },
      pages: tree.files.filter {
        $0.path.hasPrefix(Self.content) && $0.path.hasSuffix(".md")
      },
      assets: tree.assets.filter { $0.path.hasPrefix(Self.content) }
        .map { String($0.path.dropFirst(Self.content.count)) })
  }
}
