import BenchmarkKit
import Interlude

extension Benchmark {
  /// How perform cycles on subjects of their own scale with threads.
  ///
  /// Each thread gives its own object a closure for one call. The rivals share one table, as one
  /// would write it by hand.
  static let threadsOwnSubject = Benchmark(
    "threads-own-subject", "How do perform cycles on own subjects scale?"
  ) { _ in
    [1, 2, 4].map { threads in { ownSubject(threads) } }
  }
}

private func ownSubject(_ threads: Int) -> Case {
  let crew = Crew(threads)
  let screens = (0..<threads).map { _ in Screen() }
  let point = Screen.hookPoint()
  let actor = ActorTable()
  return Case(
    "threads-own-subject", size: 1, threads: threads,
    [
      .parallel("interlude", .ours, crew, threads: threads) { thread, operations in
        var sum = 0
        for number in 0..<operations { sum &+= screens[thread].hookCycle(point, number) }
        return sum
      },
      cycles("Mutex dictionary", MutexTable(), screens, crew),
      cycles("NSLock dictionary", LockTable(), screens, crew),
      cycles("concurrent queue", QueueTable(), screens, crew),
      .parallel("actor", .rival, crew, threads: threads) { thread, operations in
        inTask {
          var sum = 0
          for number in 0..<operations { sum &+= await actor.cycle(screens[thread], number) }
          return sum
        }
      },
    ])
}

private func cycles(
  _ subject: String, _ table: some ClosureTable, _ screens: [Screen], _ crew: Crew
) -> Contender {
  .parallel(subject, .rival, crew, threads: screens.count) { thread, operations in
    var sum = 0
    for number in 0..<operations { sum &+= table.cycle(screens[thread], number) }
    return sum
  }
}
