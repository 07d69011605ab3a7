import Interlude

extension Benchmark {
  /// What a hook point costs a program that attaches no hook.
  ///
  /// It decides whether a library can put hook points everywhere. The floor is the bare method,
  /// not inlined.
  static let callUnhooked = Benchmark(
    name: "call-unhooked", question: "What does a point without hooks cost?"
  ) {
    let virtual = makeVirtual()
    let rival = Contender.rival("virtual method") { operations in
      var sum = 0
      for number in 0..<operations { sum &+= virtual.add(number) }
      return sum
    }
    return [
      Case(
        name: "call-unhooked", size: 0,
        contenders: [bareCall(), calls(Counter.hookPoint(), on: Counter()), rival])
    ]
  }
}

private class Base {
  func add(_ number: Int) -> Int { number }
}

private final class Derived: Base {
  override func add(_ number: Int) -> Int { number &+ 1 }
}

/// Answers with a base class, so that the call stays virtual.
@inline(never)
private func makeVirtual() -> Base {
  CommandLine.arguments.isEmpty ? Base() : Derived()
}
