import BenchmarkKit
import Interlude
import Synchronization

extension Benchmark {
  /// What callers notice of a thread that attaches and cancels hooks all the time.
  ///
  /// Plug-ins come and go while a program runs. One thread writes without a pause; an operation is a
  /// call of one of the others. What is attached adds nothing, so that answers stay the same.
  static let threadsRegisterWhileCalling = Benchmark(
    "threads-register-while-calling", "What do calls cost while one thread attaches and cancels?"
  ) { _ in
    [2, 4].map { threads in { registerWhileCalling(threads) } }
  }
}

private func registerWhileCalling(_ threads: Int) -> Case {
  let crew = Crew(threads)
  let point = Counter.hookPoint(befores: 1)
  return Case(
    "threads-register-while-calling", size: 1, threads: threads,
    [
      Contender("interlude", .ours) { operations in
        oneWriter(crew, threads, operations) {
          point.before { _, _ in }.cancel()
        } reading: { share in
          let counter = Counter()
          var sum = 0
          for number in 0..<share { sum &+= point(counter, number) }
          return sum
        }
      },
      list("Mutex array", MutexList(), crew, threads),
      list("NSLock array", LockList(), crew, threads),
      list("concurrent queue", QueueList(), crew, threads), actor(crew, threads),
    ])
}

private func list(
  _ subject: String, _ list: some SharedClosures, _ crew: Crew, _ threads: Int
) -> Contender {
  list.append { _, number in number &+= 1 }
  return .rival(subject) { operations in
    oneWriter(crew, threads, operations) {
      list.append { _, _ in }
      list.removeLast()
    } reading: { share in
      let counter = Counter()
      var sum = 0
      for number in 0..<share { sum &+= list.call(counter, number) }
      return sum
    }
  }
}

private func actor(_ crew: Crew, _ threads: Int) -> Contender {
  let list = ActorList()
  _ = inTask {
    await list.append { _, number in number &+= 1 }
    return 0
  }
  return .rival("actor") { operations in
    oneWriter(crew, threads, operations) {
      _ = inTask {
        await list.append { _, _ in }
        await list.removeLast()
        return 0
      }
    } reading: { share in
      inTask { await list.calls(share) }
    }
  }
}

/// The first thread writes until the others have read their shares; only what they answer counts.
private func oneWriter(
  _ crew: Crew, _ threads: Int, _ operations: Int,
  writing write: @escaping @Sendable () -> Void,
  reading read: @escaping @Sendable (_ share: Int) -> Int
) -> Int {
  let readers = threads - 1
  let share = operations / readers
  let under = Reading(readers)
  return crew.run { thread in
    if thread == 0 {
      while under.isUnderWay { write() }
      return 0
    }
    defer { under.end() }
    return read(share)
  }
}

/// How many readers are still at it.
private final class Reading: Sendable {
  private let readers: Atomic<Int>

  init(_ readers: Int) {
    self.readers = Atomic(readers)
  }

  var isUnderWay: Bool { readers.load(ordering: .relaxed) > 0 }

  func end() { readers.wrappingSubtract(1, ordering: .relaxed) }
}
