import BenchmarkKit
import Interlude

extension Benchmark {
  /// What a hook point costs asynchronous code, without and with befores.
  ///
  /// It decides whether request handlers can have hook points. The floor is the bare asynchronous
  /// method; the rival is what one would write by hand in one task: an array of closures.
  static let asyncCall = Benchmark(
    "async-call", "What do n befores cost asynchronous code?", sizes: [0, 1, 10]
  ) { name, size in
    let point = Counter.laterPoint()
    for _ in 0..<size { point.before { _, number in number &+= 1 } }
    return Case(
      name, size: size, [bareAsyncCall(adding: size), asyncCalls(point), asyncClosures(size)])
  }

  /// What arounds cost asynchronous code.
  ///
  /// Each adds two asynchronous calls, and is what middleware of servers consists of. The rival is a
  /// chain of closures composed once.
  static let asyncAround = Benchmark(
    "async-around", "What do n arounds cost asynchronous code?", sizes: [1, 5]
  ) { name, size in
    let point = Counter.laterPoint()
    for _ in 0..<size { point.around { _, number, next in await next(number &+ 1) } }
    return Case(
      name, size: size,
      [bareAsyncCall(adding: size), asyncCalls(point), nestedAsyncClosures(size)])
  }
}

extension Counter {
  @inline(never)
  fileprivate nonisolated(nonsending) func addLater(_ number: Int) async -> Int { number &+ 1 }

  fileprivate static func laterPoint() -> AsyncHookPoint<Counter, Int, Int, Never> {
    AsyncHookPoint("Counter.addLater") { (counter: Counter, number: Int) in
      await counter.addLater(number)
    }
  }
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

private func asyncCalls(_ point: AsyncHookPoint<Counter, Int, Int, Never>) -> Contender {
  let counter = Counter()
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

private func nestedAsyncClosures(_ count: Int) -> Contender {
  typealias Chain = @Sendable (Counter, Int) async -> Int
  let counter = Counter()
  var chain: Chain = { counter, number in await counter.addLater(number) }
  for _ in 0..<count {
    let next = chain
    chain = { counter, number in await next(counter, number &+ 1) }
  }
  let composed = chain
  return .rival("nested closures") { operations in
    inTask {
      var sum = 0
      for number in 0..<operations { sum &+= await composed(counter, number) }
      return sum
    }
  }
}
