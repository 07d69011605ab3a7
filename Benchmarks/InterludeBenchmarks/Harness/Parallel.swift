import Dispatch

extension Contender {
  /// The same on several threads: each does its share of the operations at the same time.
  static func parallel(
    _ subject: String, _ role: Role, threads: Int,
    _ run: @escaping @Sendable (_ thread: Int, _ operations: Int) -> Int
  ) -> Contender {
    if threads == 1 { return Contender(subject: subject, role: role) { run(0, $0) } }
    return Contender(subject: subject, role: role) { operations in
      let share = operations / threads
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        keep(run(thread, share))
      }
      return operations
    }
  }
}
