import Interlude
import Synchronization

extension Benchmark {
  /// What it costs to give one object a closure for one call.
  ///
  /// The cycle behind a perform with a closure: store it beside the object, run the call with it,
  /// clear it. The rival is what one would write by hand: a dictionary of closures by object
  /// identifier behind a `Mutex` (which runs a dead object's closure on a stranger).
  static let performCycle = Benchmark(
    name: "perform-cycle", question: "What does a closure for one object and one call cost?"
  ) {
    [Case(name: "perform-cycle", size: 1, contenders: [bare(), cycle(), dictionary()])]
  }
}

private final class Screen: SentinelHolder, Sendable {
  let sentinel = Sentinel()

  @inline(never)
  func prepare(_ number: Int) -> Int { number &+ 1 }
}

private func bare() -> Contender {
  let screen = Screen()
  return .floor("bare method") { operations in
    var sum = 0
    for number in 0..<operations { sum &+= screen.prepare(number &+ number) }
    return sum
  }
}

private func cycle() -> Contender {
  let screen = Screen()
  let point = HookPoint("Screen.prepare") { (screen: Screen, number: Int) in
    screen.prepare(number)
  }
  return .ours { operations in
    var sum = 0
    for number in 0..<operations {
      let registration = point.before(.object(screen), once: true) { _, input in
        input &+= number
      }
      sum &+= point(screen, number)
      registration.cancel()
    }
    return sum
  }
}

private func dictionary() -> Contender {
  let screen = Screen()
  let closures = Mutex<[ObjectIdentifier: @Sendable (Screen, inout Int) -> Void]>([:])
  let box = ClosureBox(closures: closures)
  return .rival("Mutex dictionary") { operations in
    var sum = 0
    for number in 0..<operations {
      box.closures.withLock { $0[ObjectIdentifier(screen)] = { _, input in input &+= number } }
      var input = number
      let closure = box.closures.withLock { $0[ObjectIdentifier(screen)] }
      closure?(screen, &input)
      sum &+= screen.prepare(input)
      box.closures.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(screen)) }
    }
    return sum
  }
}

private final class ClosureBox: Sendable {
  let closures: Mutex<[ObjectIdentifier: @Sendable (Screen, inout Int) -> Void]>

  init(closures: consuming Mutex<[ObjectIdentifier: @Sendable (Screen, inout Int) -> Void]>) {
    self.closures = closures
  }
}
