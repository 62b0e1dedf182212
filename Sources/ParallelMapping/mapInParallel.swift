/// Maps items at the same time and gives the results in the order of the items.
///
/// The one place where work is spread over the processor's cores.
///
/// - Parameters:
///   - items: what is mapped.
///   - jobs: how many items are worked on at once; at least 1.
///   - transform: maps one item; called from several threads.
/// - Returns: a result for each item, in the items' order.
package func mapInParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) async -> Result
) async -> [Result] {
  let jobs = max(1, jobs)
  guard jobs > 1, items.count > 1 else {
    var results: [Result] = []
    for item in items { results.append(await transform(item)) }
    return results
  }
  return await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: items.count)
    var next = 0
    func addTask() {
      guard next < items.count else { return }
      let place = next
      group.addTask { (place, await transform(items[place])) }
      next += 1
    }
    for _ in 0..<min(jobs, items.count) { addTask() }
    while let (place, result) = await group.next() {
      results[place] = result
      addTask()
    }
    return results.compactMap(\.self)
  }
}

/// Maps many small items at the same time, a stretch of them to each task.
///
/// - Parameters:
///   - items: what is mapped.
///   - jobs: how many stretches are worked on at once; at least 1.
///   - transform: maps one item; called from several threads.
/// - Returns: a result for each item, in the items' order.
package func mapInStretches<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let size = max(1, items.count / (max(1, jobs) * 32))
  let stretches = stride(from: 0, to: items.count, by: size).map {
    $0..<min($0 + size, items.count)
  }
  let results = await mapInParallel(stretches, jobs: jobs) { stretch in
    items[stretch].map(transform)
  }
  return results.flatMap(\.self)
}
