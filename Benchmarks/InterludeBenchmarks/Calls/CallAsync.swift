import Dispatch
import Interlude

extension Benchmark {
  /// What a hook point costs asynchronous code, without and with befores.
  ///
  /// It decides whether request handlers can have hook points. The floor is the bare asynchronous
  /// method; the rival is what one would write by hand in one task: an array of closures.
  static let callAsync = Benchmark(
    name: "call-async", question: "What do n befores cost asynchronous code?"
  ) {
    [0, 1, 10].map { count in
      Case(
        name: "call-async", size: count,
        contenders: [bareAsyncCall(adding: count), asyncCalls(count), asyncClosures(count)])
    }
  }
}

extension Counter {
  @inline(never)
  fileprivate nonisolated(nonsending) func addLater(_ number: Int) async -> Int { number &+ 1 }
}

private func bareAsyncCall(adding added: Int) -> Contender {
  let counter = Counter()
  return .floor("bare method") { operations in
    inTask {
      var sum = 0
      for number in 0..<operations { sum &+= await counter.addLater(number &+ added) }
      return sum
    }
  }
}

private func asyncCalls(_ count: Int) -> Contender {
  let counter = Counter()
  let point = AsyncHookPoint("Counter.addLater") { (counter: Counter, number: Int) in
    await counter.addLater(number)
  }
  for _ in 0..<count { point.before { _, number in number &+= 1 } }
  return .ours { operations in
    inTask {
      var sum = 0
      for number in 0..<operations { sum &+= await point(counter, number) }
      return sum
    }
  }
}

private func asyncClosures(_ count: Int) -> Contender {
  typealias Closure = @Sendable (Counter, inout Int) async -> Void
  let counter = Counter()
  let closure: Closure = { _, number in number &+= 1 }
  let closures = Array(repeating: closure, count: count)
  return .rival("array of closures") { operations in
    inTask {
      var sum = 0
      for number in 0..<operations {
        var number = number
        for closure in closures { await closure(counter, &number) }
        sum &+= await counter.addLater(number)
      }
      return sum
    }
  }
}

/// Runs asynchronous code to its end.
private func inTask(_ body: @escaping @Sendable () async -> Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  let answer = Answer()
  Task {
    answer.value = await body()
    done.signal()
  }
  done.wait()
  return answer.value
}

/// - Hazard: a variable of a shared object.
/// - Proof: it is written before the semaphore is signalled and read after it was waited for.
private final class Answer: @unchecked Sendable {
  var value = 0
}
