import Foundation
import Synchronization

/// Ends a process that takes too long.
final class ProcessWatch: Sendable {
  private struct State {
    var timer: Task<Void, Never>?
    var hasEnded = false
    var wasStopped = false
  }

  private let state = Mutex(State())

  /// Begins to count the time of a process.
  func begin(_ process: Int32, limit: Duration) {
    let timer = Task { [self] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      stop(process)
    }
    let isLate = state.withLock { state in
      state.timer = timer
      return state.hasEnded
    }
    if isLate { timer.cancel() }
  }

  /// Notes that the process has ended; tells whether it was stopped.
  func end() -> Bool {
    state.withLock { state in
      state.hasEnded = true
      state.timer?.cancel()
      return state.wasStopped
    }
  }

  /// Kills the process with all that it started, unless it has ended.
  private func stop(_ process: Int32) {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.wasStopped = true
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
    }
  }
}
