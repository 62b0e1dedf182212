import ParallelMapping
import Testing

@Suite("Mapping in parallel")
struct MapInParallelTests {
  @Test("results come in the order of the items, whatever the number of jobs", arguments: [1, 2, 7])
  func order(jobs: Int) async throws {
    let items = Array(0..<1_000)
    let results = try await mapInParallel(items, jobs: jobs) { item in
      if item % 3 == 0 { await Task.yield() }
      return item * 2
    }
    #expect(results == items.map { $0 * 2 })
    #expect(await mapInStretches(items, jobs: jobs) { $0 + 1 } == items.map { $0 + 1 })
  }

  @Test("an error of one item is thrown")
  func failure() async {
    struct Refused: Error {}
    await #expect(throws: Refused.self) {
      try await mapInParallel([1, 2, 3], jobs: 2) { item in
        if item == 2 { throw Refused() }
        return item
      }
    }
  }

  @Test("no items give no results")
  func empty() async throws {
    #expect(await mapInStretches([Int](), jobs: 4) { $0 }.isEmpty)
  }
}
