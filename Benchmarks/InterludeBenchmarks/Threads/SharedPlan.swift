import BenchmarkKit
import Interlude

extension Benchmark {
  /// How calls through one plan scale with threads.
  ///
  /// A lock or a shared reference count makes more threads slower; a plan that is read without
  /// either does not. Time is wall time over the operations of all threads together, so it halves
  /// where two threads do not hinder each other; the bare method says what the machine allows.
  static let threadsSharedPlan = Benchmark(
    "threads-shared-plan", "How do calls through one plan scale with threads?"
  ) { _ in
    [1, 2, 4].map { threads in { sharedPlan(threads) } }
  }
}

private func sharedPlan(_ threads: Int) -> Case {
  let crew = Crew(threads)
  return Case(
    "threads-shared-plan", size: 1, threads: threads,
    [
      .parallel("bare method", .floor, crew, threads: threads) { _, operations in
        let counter = Counter()
        var sum = 0
        for number in 0..<operations { sum &+= counter.add(number &+ 1) }
        return sum
      },
      hookCalls(crew, threads), listCalls("Mutex array", MutexList(), crew, threads),
      listCalls("NSLock array", LockList(), crew, threads),
      listCalls("concurrent queue", QueueList(), crew, threads), actorCalls(crew, threads),
    ])
}

private func hookCalls(_ crew: Crew, _ threads: Int) -> Contender {
  let point = Counter.hookPoint(befores: 1)
  return .parallel("interlude", .ours, crew, threads: threads) { _, operations in
    let counter = Counter()
    var sum = 0
    for number in 0..<operations { sum &+= point(counter, number) }
    return sum
  }
}

private func listCalls(
  _ subject: String, _ list: some SharedClosures, _ crew: Crew, _ threads: Int
) -> Contender {
  list.append { _, number in number &+= 1 }
  return .parallel(subject, .rival, crew, threads: threads) { _, operations in
    let counter = Counter()
    var sum = 0
    for number in 0..<operations { sum &+= list.call(counter, number) }
    return sum
  }
}

private func actorCalls(_ crew: Crew, _ threads: Int) -> Contender {
  let list = ActorList()
  _ = inTask {
    await list.append { _, number in number &+= 1 }
    return 0
  }
  return .parallel("actor", .rival, crew, threads: threads) { _, operations in
    inTask { await list.calls(operations) }
  }
}
