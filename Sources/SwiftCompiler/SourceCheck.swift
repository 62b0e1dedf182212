import SwiftSnippets

/// Has sources parsed in the way that was asked for, or by the slow way where that one cannot be used.
struct SourceCheck {
  private let compiler: InstalledCompiler
  private let jobs: Int
  /// How sources are checked from now on.
  private(set) var engine: CheckEngine
  /// Why the batch was given up; nil where it was not.
  private(set) var remark: String?

  init(compiler: InstalledCompiler, engine: CheckEngine, jobs: Int) {
    self.compiler = compiler
    self.engine = engine
    self.jobs = jobs
  }

  /// The verdict on each source: what `swiftc -parse` says of it.
  mutating func verdicts(
    _ sources: [CompilerSource]
  ) async throws(SwiftCompilerError) -> [SampleVerdict] {
    let suspects = try await suspects(sources)
    let places = sources.indices.filter { suspects[$0] }
    let confirmed = try await SwiftcEngine(compiler: compiler)
      .verdicts(places.map { sources[$0] }, jobs: jobs)
    var verdicts = sources.map { _ in SampleVerdict.parsed }
    for (place, verdict) in zip(places, confirmed) { verdicts[place] = verdict }
    return verdicts
  }

  /// Whether each source parses; one that does may wrongly be said not to, by the batch.
  mutating func parses(
    _ sources: [CompilerSource]
  ) async throws(SwiftCompilerError) -> [Bool] {
    let suspects = try await suspects(sources)
    guard engine == .swiftc else { return suspects.map { !$0 } }
    return try await SwiftcEngine(compiler: compiler).verdicts(sources, jobs: jobs)
      .map { $0 == .parsed }
  }

  /// Whether each source may be wrong: all of them where every one is checked by itself.
  private mutating func suspects(
    _ sources: [CompilerSource]
  ) async throws(SwiftCompilerError) -> [Bool] {
    guard engine == .batch, !sources.isEmpty else { return sources.map { _ in true } }
    let answer = try await BatchEngine(compiler: compiler).suspects(sources, jobs: jobs)
    if let refusal = answer.refusal {
      engine = .swiftc
      remark = "samples were checked one by one, since the batch cannot be trusted: \(refusal)"
    }
    return answer.isSuspected
  }
}
