import SiteModel
import SitePipeline
import SourceDiagnostics
import SwiftCompiler

/// The counts of a run.
struct RunSummary: Hashable, Sendable, Encodable {
  /// The Swift samples of a run.
  struct Samples: Hashable, Sendable, Encodable {
    var parsed: Int
    var failedAsExpected: Int
    var refused: Int
    var skipped: Int
    var notChecked: Int
    var compiler: String?
    var engine: String
    var remark: String?
  }

  var cards: Int
  var pages: Int
  var draftsLeftOut: Int
  var errors: Int
  var warnings: Int
  var notes: Int
  var samples: Samples?

  init(_ build: SiteBuild) {
    let visible = build.catalog.visible
    cards = visible.count { build.catalog[$0].kind.hasSections }
    pages = visible.count
    draftsLeftOut = build.catalog.catalog.pages.count - visible.count
    errors = build.diagnostics.count { $0.severity == .error }
    warnings = build.diagnostics.count { $0.severity == .warning }
    notes = build.diagnostics.count { $0.severity == .note }
    samples = build.samples.map {
      Samples(
        parsed: $0.parsed, failedAsExpected: $0.failedAsExpected, refused: $0.refused,
        skipped: $0.skipped, notChecked: $0.unchecked, compiler: $0.compiler, engine: $0.engine,
        remark: $0.remark)
    }
  }

  /// The counts in one line.
  var line: String {
    let found = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    let findings = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    return "\(findings) in \(Self.count(pages, "page")), \(Self.count(cards, "card")) among them; "
      + (draftsLeftOut > 0 ? "\(Self.count(draftsLeftOut, "draft")) left out; " : "") + sampleWords
  }

  private var sampleWords: String {
    guard let samples else { return "Swift samples not checked (--no-samples)" }
    let checked = samples.parsed + samples.failedAsExpected + samples.refused
    let all = checked + samples.skipped + samples.notChecked
    guard all > 0 else { return "no Swift samples" }
    let how = samples.engine == CheckEngine.batch.rawValue ? " in a batch" : " one by one"
    let compiler = samples.compiler.map { " with swiftc -parse\(how), \($0)" } ?? ""
    let counts = [
      (samples.parsed, "parsed"), (samples.failedAsExpected, "refused as expected"),
      (samples.refused, "not as \(samples.refused == 1 ? "it" : "they") should be"),
      (samples.skipped, "skipped"), (samples.notChecked, "not checked"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let remark = samples.remark.map { "; \($0)" } ?? ""
    return "\(checked) of \(Self.count(all, "Swift sample")) checked\(compiler): \(words)\(remark)"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
