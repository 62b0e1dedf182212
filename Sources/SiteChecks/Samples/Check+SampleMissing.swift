import SiteModel
import SourceDiagnostics

extension Check {
  /// Before or Fix without a sample.
  static let sampleMissing: Check = Check(
    Rule(
      "sample.missing", .tightening,
      summary: "Before or Fix holds no sample.",
      rationale: "A reader who needs the fix now copies the sample.")
  ) { checked, rule in
    [SectionPresentation.before, .fix].compactMap { checked.section($0) }
      .filter { !$0.body.isEmpty && checked.samples(in: $0.body).isEmpty }
      .map {
        rule.finding(
          "\"\($0.title)\" has no sample", at: checked.span(of: $0),
          suggestion: "add a fenced sample, such as one that begins with ```swift")
      }
  }
}
