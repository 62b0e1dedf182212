import SiteFiles

/// Says what `--fix` did.
enum FixWords {
  /// One line about the mends.
  static func text(_ report: FixReport) -> String {
    guard report.applied > 0 else { return "nothing mended" }
    let files = report.files.count == 1 ? "1 file" : "\(report.files.count) files"
    let mends = report.applied == 1 ? "1 mend" : "\(report.applied) mends"
    let left = report.left > 0 ? "; \(report.left) overlap others: run again" : ""
    return "\(mends) in \(files)\(left)"
  }
}
