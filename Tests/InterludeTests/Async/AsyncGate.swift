/// A place where tasks wait until a test lets them go on.
final class AsyncGate: Sendable {
  fileprivate struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var arrivals = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Guarded(State())

  /// Arrives, and waits until the gate is open.
  nonisolated(nonsending) func pass() async {
    await withCheckedContinuation { continuation in
      let resumed = state.withLock { state in
        state.arrivals += 1
        var resumed = state.takeWatchers()
        if state.isOpen { resumed.append(continuation) } else { state.waiting.append(continuation) }
        return resumed
      }
      for continuation in resumed { continuation.resume() }
    }
  }

  /// Waits until so many have arrived.
  nonisolated(nonsending) func arrivals(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let resumed = state.withLock { state in
        state.watchers.append((count, continuation))
        return state.takeWatchers()
      }
      for continuation in resumed { continuation.resume() }
    }
  }

  /// Lets everyone go on, those who are to come too.
  func open() {
    let resumed = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in resumed { continuation.resume() }
  }
}

extension AsyncGate.State {
  fileprivate mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
    let ready = watchers.filter { $0.count <= arrivals }.map(\.continuation)
    watchers.removeAll { $0.count <= arrivals }
    return ready
  }
}
