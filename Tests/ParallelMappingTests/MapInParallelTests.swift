import ParallelMapping
import Testing

@Suite("Mapping in parallel")
struct MapInParallelTests {
  @Test(
    "results come in the order of the items, whatever the number of jobs", arguments: [1, 2, 7])
  func order(jobs: Int) async {
    let items = Array(0..<1_000)
    let results = await mapInParallel(items, jobs: jobs) { item in
      if item % 3 == 0 { await Task.yield() }
      return item * 2
    }
    #expect(results == items.map { $0 * 2 })
    #expect(await mapInStretches(items, jobs: jobs) { $0 + 1 } == items.map { $0 + 1 })
  }

  @Test("no items give no results")
  func empty() async {
    #expect(await mapInStretches([Int](), jobs: 4) { $0 }.isEmpty)
  }
}
