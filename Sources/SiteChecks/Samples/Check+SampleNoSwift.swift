import MarkdownReader
import SiteModel
import SourceDiagnostics
import YAMLReader

extension Check {
  /// A card whose Before and Fix hold no Swift.
  static let sampleNoSwift: Check = Check(
    Rule(
      "sample.no-swift", .standard(.warning),
      summary: "Neither Before nor Fix has a Swift sample, and the card does not say why.",
      rationale: "Most faults are mended in Swift; where one is not, the reader should know why.")
  ) { checked, rule in
    guard let before = checked.section(.before), let fix = checked.section(.fix) else { return [] }
    let samples = checked.samples(in: before.body) + checked.samples(in: fix.body)
    let isExplained = checked.page.fields.entries("code").contains {
      $0.key == "none" && $0.value.scalar?.isEmpty == false
    }
    guard !samples.isEmpty, !isExplained,
      !samples.contains(where: { $0.language.lowercased() == "swift" })
    else { return [] }
    return [
      rule.finding(
        "neither Before nor Fix has a Swift sample", at: checked.span(of: before),
        suggestion: "add one, or write `code: {none: \"reason\"}` in front matter")
    ]
  }
}
