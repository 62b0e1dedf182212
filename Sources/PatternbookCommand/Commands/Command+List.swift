import SiteModel
import SitePipeline
import SourceDiagnostics
import WCAGData

extension Command {
  /// Lists what there is.
  static let list = Command(
    name: "list", summary: "Lists cards, rules or success criteria.",
    words: "cards|rules|criteria", options: [.site, .json]
  ) { arguments, environment in
    let isJSON = arguments.value(of: .json) == "json"
    switch arguments.words.first {
    case "cards":
      environment.print(try await cards(arguments, environment, isJSON))
    case "rules":
      let records = RuleList.all.map(RuleRecord.init)
      environment.print(
        isJSON
          ? try JSONText.text(records)
          : records.map { "\($0.id)\t\($0.severity)\t\($0.summary)" }.joined(separator: "\n"))
    case "criteria":
      let records = WCAG.criteria.map(CriterionRecord.init)
      environment.print(
        isJSON
          ? try JSONText.text(records)
          : records.map { "\($0.number)\t\($0.level)\t\($0.name)" }.joined(separator: "\n"))
    case let word:
      let near = word.flatMap {
        NameSuggestion.nearest(to: $0, among: ["cards", "rules", "criteria"])
      }
      throw UsageError(
        "list takes cards, rules or criteria" + (word.map { ", not \"\($0)\"" } ?? ""),
        suggestion: near.map { "patternbook list \($0)" })
    }
    return 0
  }

  private static func cards(
    _ arguments: Arguments, _ environment: CommandEnvironment, _ isJSON: Bool
  ) async throws -> String {
    let options = BuildOptions(
      includesDrafts: true, rendersPages: false, jobs: environment.cores)
    let run = try HandbookRun(arguments, environment)
    let catalog = try await run.build(options, checkSamples: nil).catalog
    let records = catalog.visible.map { catalog[$0] }.filter(\.kind.hasSections)
      .map(CardRecord.init)
    if isJSON { return try JSONText.text(records) }
    return records.map { "\($0.slug)\t\($0.status)\t\($0.title)" }.joined(separator: "\n")
  }
}
