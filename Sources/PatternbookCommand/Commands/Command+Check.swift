import SiteFiles
import SitePipeline
import SourceDiagnostics

extension Command {
  /// Checks a handbook without writing a site.
  static let check = Command(
    name: "check", summary: "Checks the handbook, drafts too, and writes nothing.", words: "",
    options: [.site, .format, .fix, .strict, .noSamples, .engine, .jobs, .quiet]
  ) { arguments, environment in
    let jobs = try JobCount.read(arguments, environment)
    let options = BuildOptions(includesDrafts: true, rendersPages: false, jobs: jobs)
    var run = try HandbookRun(arguments, environment)
    let samples = SampleChecking.function(arguments, environment, jobs: jobs)
    var build = try await run.build(options, checkSamples: samples)
    if arguments.has(.fix) {
      let fixIts = build.diagnostics.flatMap { $0.fixIts.prefix(1) }
      let report = try FixItWriter.apply(fixIts, to: run.files, root: run.root)
      if report.applied > 0 {
        run = try HandbookRun(arguments, environment)
        build = try await run.build(options, checkSamples: samples)
      }
      environment.printError(FixWords.text(report))
    }
    let summary = RunSummary(build)
    let report = Report(diagnostics: build.diagnostics, files: build.files, summary: summary)
    let format = ReportFormat.named(arguments.value(of: .format))
    let text = try format.text(report, environment.usesColour)
    if !text.isEmpty { environment.print(text) }
    if format.name == ReportFormat.plain.name, !arguments.has(.quiet) {
      environment.print(summary.line)
    }
    return ExitCode.of(build, isStrict: arguments.has(.strict))
  }
}
