import HighlightStore
import SiteFiles
import SiteModel
import SitePipeline
import SiteRendering
import SourceDiagnostics

extension Command {
  /// Checks a handbook and writes its site.
  static let build = Command(
    name: "build", summary: "Checks the handbook and writes the site.", words: "",
    options: [
      .site, .output, .drafts, .noSamples, .engine, .noCache, .strict, .jobs, .quiet, .verbose,
    ]
  ) { arguments, environment in
    let jobs = try JobCount.read(arguments, environment)
    let options = BuildOptions(
      includesDrafts: arguments.has(.drafts), rendersPages: true, jobs: jobs)
    let phase: @Sendable (String) -> Void = { name in
      if arguments.has(.verbose) { environment.printError("phase: " + name) }
    }
    phase("read")
    let run = try HandbookRun(arguments, environment)
    let output =
      arguments.value(of: .output).map { HandbookRun.absolute($0, environment) }
      ?? run.root + "/_site"
    try OutputPlace.check(output, handbook: run.root)
    phase("build")
    let samples = SampleChecking.function(arguments, environment, jobs: jobs)
    let cache = run.cache(arguments, environment)
    let build = try await run.build(options, checkSamples: samples, cache: cache)
    let summary = RunSummary(build)
    let report = Report(diagnostics: build.diagnostics, files: build.files, summary: summary)
    let findings = try ReportFormat.plain.text(report, environment.usesColour)
    if !findings.isEmpty { environment.printError(findings) }
    let code = ExitCode.of(build, isStrict: arguments.has(.strict))
    guard code == 0, let tree = build.output else {
      environment.printError(summary.line + "\nnothing written; the last site is as it was")
      return code == 0 ? 1 : code
    }
    let written = try write(tree, run, to: output, phase)
    if cache?.save() == false { phase("cache not written") }
    if !arguments.has(.quiet) {
      environment.print(summary.line + "\n" + WriteWords.text(written))
    }
    return 0
  }

  private static func write(
    _ tree: OutputTree, _ run: HandbookRun, to output: String, _ phase: (String) -> Void
  ) throws -> WriteReport {
    let (whole, repeated) = OutputTree.make(tree.files + (try run.publishedFiles()))
    if let path = repeated.first {
      throw UsageError("two files of the site have the path \(path); rename one of them")
    }
    return try withoutActuallyEscaping(phase) { phase in
      try SiteWriter(onPhase: { phase($0.rawValue) }).write(whole, to: output)
    }
  }
}
