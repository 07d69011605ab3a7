import BenchmarkKit
import Interlude

extension Benchmark {
  /// What it costs to give one object a closure for one call.
  ///
  /// The cycle behind a perform with a closure: store it beside the object, run the call with it,
  /// clear it. Rivals are what one would write by hand: a dictionary of closures by object
  /// identifier behind one lock or another (which runs a dead object's closure on a stranger), and
  /// an observer for one notification. Swizzling is no rival here: this platform has no Objective-C.
  static let performCycle = Benchmark(
    "perform-cycle", "What does a closure for one object and one call cost?", sizes: [1]
  ) { name, size in
    Case(
      name, size: size,
      [
        bare(), hookCycle(), cycle("Mutex dictionary", MutexTable()),
        cycle("NSLock dictionary", LockTable()), cycle("concurrent queue", QueueTable()),
        actorCycle(), notificationCycle(),
      ])
  }
}

private func bare() -> Contender {
  let screen = Screen()
  return .floor("bare method") { operations in
    var sum = 0
    for number in 0..<operations { sum &+= screen.prepare(number &+ number) }
    return sum
  }
}

private func hookCycle() -> Contender {
  let screen = Screen()
  let point = Screen.hookPoint()
  return .ours { operations in
    var sum = 0
    for number in 0..<operations { sum &+= screen.hookCycle(point, number) }
    return sum
  }
}

private func cycle(_ subject: String, _ table: some ClosureTable) -> Contender {
  let screen = Screen()
  return .rival(subject) { operations in
    var sum = 0
    for number in 0..<operations { sum &+= table.cycle(screen, number) }
    return sum
  }
}

private func actorCycle() -> Contender {
  let screen = Screen()
  let table = ActorTable()
  return .rival("actor") { operations in
    inTask {
      var sum = 0
      for number in 0..<operations { sum &+= await table.cycle(screen, number) }
      return sum
    }
  }
}
