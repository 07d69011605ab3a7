import BenchmarkKit
import Interlude
import Synchronization

extension Benchmark {
  /// What one-shots cost where several threads race for each.
  ///
  /// Every thread attaches a one-shot to the same point and calls it: whoever comes first runs it,
  /// and nobody runs it twice. The answer is the number of runs. The rival takes its closures out of
  /// an array behind a `Mutex`.
  static let oneShotRace = Benchmark(
    "one-shot-race", "What do one-shots cost that several threads race for?"
  ) { _ in
    [1, 2, 4].map { threads in { race(threads) } }
  }
}

private func race(_ threads: Int) -> Case {
  let crew = Crew(threads)
  let point = HookPoint("Runs.add") { (runs: Runs, _: Int) in 0 }
  let shared = SharedList()
  return Case(
    "one-shot-race", size: 1, threads: threads,
    [
      runs("interlude", .ours, crew, threads) { runs in
        point.before(once: true) { runs, _ in runs.add() }
        _ = point(runs, 0)
      },
      runs("Mutex array", .rival, crew, threads) { runs in
        shared.append { runs in runs.add() }
        for closure in shared.takeAll() { closure(runs) }
      },
    ])
}

/// Races, and answers with the number of runs.
private func runs(
  _ subject: String, _ role: Contender.Role, _ crew: Crew, _ threads: Int,
  _ race: @escaping @Sendable (Runs) -> Void
) -> Contender {
  Contender(subject, role) { operations in
    let runs = Runs()
    let share = operations / threads
    _ = crew.run { _ in
      for _ in 0..<share { race(runs) }
      return 0
    }
    return runs.count
  }
}

private final class Runs: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add() { number.wrappingAdd(1, ordering: .relaxed) }
}

private final class SharedList: Sendable {
  private let closures = Mutex<[@Sendable (Runs) -> Void]>([])

  func append(_ closure: @escaping @Sendable (Runs) -> Void) {
    closures.withLock { $0.append(closure) }
  }

  func takeAll() -> [@Sendable (Runs) -> Void] {
    closures.withLock { list in
      let taken = list
      list.removeAll()
      return taken
    }
  }
}
