import SourceDiagnostics

extension ReportFormat {
  /// For code scanning: SARIF 2.1.0 (OASIS).
  static let sarif = ReportFormat(name: "sarif") { report, _ in
    let ids = Set(report.diagnostics.map(\.rule))
    let rules = RuleList.all.filter { ids.contains($0.id) }
    let run = SARIFRun(
      rules: rules.map(SARIFRule.init),
      results: report.diagnostics.map { SARIFResult($0, report.files) })
    return try JSONText.text(SARIFLog(runs: [run]))
  }
}
