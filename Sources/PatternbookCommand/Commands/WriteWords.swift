import SiteFiles

/// Says what was written.
enum WriteWords {
  /// Where the site is and what changed in it.
  static func text(_ report: WriteReport) -> String {
    var parts = ["\(report.written) written", "\(report.unchanged) unchanged"]
    if report.removed > 0 { parts.append("\(report.removed) removed") }
    if report.kept > 0 { parts.append("\(report.kept) of others kept") }
    let place = "site in \(report.folder): " + parts.joined(separator: ", ")
    let swap = report.wasAtomic ? [] : ["the folders could not be swapped in one step"]
    return ([place] + swap + report.notes).joined(separator: "\n")
  }
}
