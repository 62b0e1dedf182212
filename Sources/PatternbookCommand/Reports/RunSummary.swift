import SiteModel
import SitePipeline
import SourceDiagnostics

/// The counts of a run.
struct RunSummary: Hashable, Sendable, Encodable {
  /// The Swift samples of a run.
  struct Samples: Hashable, Sendable, Encodable {
    var parsed: Int
    var refused: Int
    var notChecked: Int
    var compiler: String?
    var engine: String
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
        parsed: $0.parsed, refused: $0.refused, notChecked: $0.unchecked, compiler: $0.compiler,
        engine: $0.engine)
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
    let all = samples.parsed + samples.refused + samples.notChecked
    guard all > 0 else { return "no Swift samples" }
    var words = "\(Self.count(all, "Swift sample")) checked with swiftc -parse"
    words += samples.compiler.map { ", \($0)" } ?? ""
    words += ": \(samples.parsed) parsed, \(samples.refused) refused"
    return samples.notChecked > 0 ? words + ", \(samples.notChecked) not checked" : words
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
