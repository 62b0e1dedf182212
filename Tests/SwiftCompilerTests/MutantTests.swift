import Foundation
import SwiftCompiler
import SwiftSnippets
import Testing

@Suite("Both engines on damaged samples")
struct MutantTests {
  /// How many: few in every run, 5,000 in `make audit`.
  private static let count =
    ProcessInfo.processInfo.environment["PATTERNBOOK_MUTANTS"].flatMap { Int($0) } ?? 150

  @Test("say the same, and none misses an error", .timeLimit(.minutes(30)))
  func agree() async throws {
    let sources = try Mutants.sources()
    #expect(sources.count > 230)
    let mutants = Mutants(sources, seed: 20_261_201).make(Self.count)
    let found = mutants.flatMap { samples($0) }
    try #require(found.count == mutants.count)
    let batch = try await outcomes(found, .batch)
    let slow = try await verdictsAlone(found)
    var refused = 0
    for (index, verdict) in slow.enumerated() {
      #expect(batch[index].verdict == verdict, "\(mutants[index])")
      refused += verdict == .parsed ? 0 : 1
    }
    // Damage must be found, and not all of it must be fatal: else this says nothing.
    #expect(refused > Self.count / 10)
    #expect(refused < Self.count)
  }

  /// The verdicts of one compiler for each sample, without asking for contexts.
  private func verdictsAlone(_ found: [CodeSample]) async throws -> [SampleVerdict] {
    let uses = found.map { SampleUse($0, section: nil, number: 1, marks: FenceMarks()) }
    let prover = SampleProver(try await compiler(), engine: .swiftc, jobs: 2, probes: false)
    return try await prover.prove(uses.map { SampleRequest($0) }).outcomes.map(\.verdict)
  }
}
