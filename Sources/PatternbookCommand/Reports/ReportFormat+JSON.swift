import SourceDiagnostics

extension ReportFormat {
  /// For programs: version 1 of our own JSON.
  static let json = ReportFormat(name: "json") { report, _ in
    try JSONText.text(
      JSONReport(
        findings: report.diagnostics.map { FindingRecord($0, report.files) },
        summary: report.summary))
  }
}

/// The whole report as JSON.
private struct JSONReport: Encodable {
  let version = 1
  let findings: [FindingRecord]
  let summary: RunSummary
}
