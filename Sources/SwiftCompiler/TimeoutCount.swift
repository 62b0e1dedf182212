import Synchronization

/// Counts the samples for which the compiler took too long.
final class TimeoutCount: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether there were so many that no more should be tried.
  var isReached: Bool { count.withLock { $0 >= limit } }

  /// Counts one more.
  func add() { count.withLock { $0 += 1 } }
}
