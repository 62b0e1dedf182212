import BuiltInTheme
import PatternbookCommand
import SiteModel
import SitePipeline
import SourceDiagnostics

/// Takes files through the pipeline as the program does.
enum FixtureRun {
  /// What comes of some files; the built-in theme stands in for a missing one.
  static func build(
    _ files: [SourceFile], includesDrafts: Bool = true, renders: Bool = false, jobs: Int = 2,
    checkSamples: SitePipeline.SampleCheck? = nil
  ) async throws -> SiteBuild {
    let own = files.filter { $0.path.hasPrefix("theme/") }
    let builtIn = BuiltInTheme.files.map { SourceFile(path: "theme/" + $0.path, text: $0.text) }
    let isPage: (SourceFile) -> Bool = {
      $0.path.hasPrefix("content/") && $0.path.hasSuffix(".md")
    }
    let sources = SiteSources(
      configuration: files.first { $0.path == "site.yml" }
        ?? SourceFile(path: "site.yml", text: "title: Fixture\n"),
      pages: files.filter(isPage),
      assets: files.filter { $0.path.hasPrefix("content/") && !isPage($0) }
        .map { String($0.path.dropFirst("content/".count)) })
    let options = BuildOptions(
      includesDrafts: includesDrafts, rendersPages: renders, jobs: jobs)
    return try await SitePipeline(
      options: options, rules: RuleList.all, checkSamples: checkSamples
    )
    .run(sources, theme: own.isEmpty ? builtIn : own)
  }
}
