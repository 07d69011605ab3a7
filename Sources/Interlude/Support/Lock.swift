internal import Synchronization

/// The one lock of the package: a value that only one thread at a time can see.
///
/// The lock covers one transition of a pure state. User code never runs under it, and nothing that
/// could own a user's closure is released under it: a transition returns what is to be let go.
package struct Lock<State: ~Copyable & Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<State>
  #if DEBUG
    /// Says to ThreadSanitizer what a contended mutex orders: its slow path is in a library that is
    /// not instrumented, so every waiter would seem to race with the holder before it.
    private let turns = Atomic<UInt>(0)
  #endif

  package init(_ state: consuming State) {
    mutex = Mutex(state)
  }

  /// Runs one transition; `body` has to be short and to call nothing that a user wrote.
  package borrowing func withLock<Result: ~Copyable & Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { (state) throws(Failure) in
      #if DEBUG
        let turn = turns.load(ordering: .acquiring)
        defer { turns.store(turn &+ 1, ordering: .releasing) }
      #endif
      return try body(&state)
    }
  }
}
