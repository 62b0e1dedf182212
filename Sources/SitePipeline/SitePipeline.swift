import MarkdownReader
import ParallelMapping
import SiteChecks
package import SiteModel
import SiteRendering
package import SourceDiagnostics
package import SwiftSnippets
import ThemeTemplates

/// Takes a handbook from its files to its pages: read, model, link, check, render.
///
/// Nothing here touches the disk, the clock or another process: samples are checked by a function
/// that the caller gives.
package struct SitePipeline: Sendable {
  /// Checks samples; the caller starts the compiler.
  package typealias SampleCheck = @Sendable ([SampleRequest]) async throws -> SampleAnswers
  /// Finds what to highlight in Swift code; the caller may remember it from the last time.
  package typealias Highlight = @Sendable (String) -> [HighlightSpan]

  private let options: BuildOptions
  private let rules: [Rule]
  private let checkSamples: SampleCheck?
  private let highlight: Highlight

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - options: what the run is to do.
  ///   - rules: every rule, for `checks` in `site.yml` and for the weights of findings.
  ///   - checkSamples: checks samples; nil leaves them out.
  ///   - highlight: finds what to highlight in Swift code.
  package init(
    options: BuildOptions, rules: [Rule], checkSamples: SampleCheck?,
    highlight: @escaping Highlight = { SwiftHighlighter.spans(in: $0) }
  ) {
    self.options = options
    self.rules = rules
    self.checkSamples = checkSamples
    self.highlight = highlight
  }

  /// Runs the whole way.
  ///
  /// - Parameters:
  ///   - sources: the handbook's files.
  ///   - theme: the files of its theme, paths beginning with `theme/`.
  ///   - found: findings made while the files were read.
  /// - Returns: what came of it.
  /// - Throws: what `checkSamples` throws.
  package func run(
    _ sources: SiteSources, theme: [SourceFile], found: [Diagnostic] = []
  ) async throws -> SiteBuild {
    var diagnostics = found
    let configuration = ConfigurationReader.read(sources.configuration, rules: rules)
    diagnostics += configuration.diagnostics
    let catalog = await model(sources, configuration.value, &diagnostics)
    let linked = await link(catalog, &diagnostics)
    diagnostics += await check(linked)
    let layouts = Theme.read(layouts: PageView.shapes, files: theme)
    diagnostics += layouts.diagnostics
    let samples = await SampleStage(
      linked.catalog.indices.filter(linked.catalog.isChecked).flatMap { linked[$0].samples },
      configuration.value, jobs: options.jobs)
    let answers = try await checkSamples?(samples.requests)
    diagnostics += samples.findings(answers)
    let hidden = Set(
      linked.catalog.indices.filter { !linked.catalog.isChecked($0) }.map { linked[$0].filePath })
    let settled = SeverityPolicy(
      rules: rules, configuration: configuration.value, pages: catalog.pages
    )
    .settle(diagnostics.filter { !hidden.contains($0.span?.path ?? "") })
    let hasErrors = settled.contains { $0.severity == .error }
    let display = samples.display(answers, highlight: highlight)
    let output =
      options.rendersPages && !hasErrors ? await render(linked, layouts.value, display) : nil
    return SiteBuild(
      catalog: linked, diagnostics: settled, output: output, samples: answers.map(samples.report),
      files: Dictionary(
        (sources.pages + theme + [sources.configuration].compactMap(\.self)).map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first }))
  }

  private func model(
    _ sources: SiteSources, _ configuration: SiteConfiguration,
    _ diagnostics: inout [Diagnostic]
  ) async -> Catalog {
    let pages = await mapInStretches(sources.pages, jobs: options.jobs) { file in
      let parsed = PageReader.read(file)
      let page = PageModeller.model(parsed.value, configuration)
      return Parsed(page.value, parsed.diagnostics + page.diagnostics)
    }
    diagnostics += pages.flatMap(\.diagnostics)
    return Catalog(
      configuration: configuration, pages: pages.map(\.value), assets: sources.assets,
      includesDrafts: options.includesDrafts)
  }

  private func link(
    _ catalog: Catalog, _ diagnostics: inout [Diagnostic]
  ) async -> LinkedCatalog {
    let linker = CatalogLinker(catalog)
    let links = await mapInStretches(catalog.indices, jobs: options.jobs) { linker.link($0) }
    let linked = linker.join(links.map(\.value))
    diagnostics += links.flatMap(\.diagnostics) + linked.diagnostics
    return linked.value
  }

  private func check(_ catalog: LinkedCatalog) async -> [Diagnostic] {
    let findings = await mapInStretches(
      catalog.catalog.indices.filter(catalog.catalog.isChecked), jobs: options.jobs
    ) { index in
      Check.findings(on: index, in: catalog)
    }
    return findings.flatMap(\.self)
  }

  private func render(
    _ catalog: LinkedCatalog, _ theme: Theme, _ samples: SampleDisplay
  ) async -> OutputTree {
    let renderer = SiteRenderer(catalog, theme: theme, samples: samples)
    let files = await mapInStretches(renderer.jobs, jobs: options.jobs) { renderer.render($0) }
    let sitemap = [renderer.sitemap].compactMap(\.self)
    return OutputTree.make(files.compactMap(\.self) + sitemap).tree
  }
}
