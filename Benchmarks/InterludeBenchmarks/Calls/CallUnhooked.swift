import BenchmarkKit
import Interlude

extension Benchmark {
  /// What a hook point costs a program that attaches no hook.
  ///
  /// It decides whether a library can put hook points everywhere. The floor is the bare method,
  /// not inlined. Rivals are what else lets a method be changed later: a method that a subclass overrides,
  /// and one that `@_dynamicReplacement` has replaced, for every object and for good.
  static let callUnhooked = Benchmark(
    "call-unhooked", "What does a point without hooks cost?", sizes: [0]
  ) { name, size in
    let virtual = makeVirtual()
    let replaced = Replaced()
    return Case(
      name, size: size,
      [
        bareCall(), calls(Counter.hookPoint()),
        .rival("virtual method") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= virtual.add(number) }
          return sum
        },
        .rival("@_dynamicReplacement") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= replaced.add(number) }
          return sum
        },
      ])
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

private final class Replaced {
  dynamic func add(_ number: Int) -> Int { number }
}

extension Replaced {
  @_dynamicReplacement(for:add(_:))
  private func addMore(_ number: Int) -> Int { add(number) &+ 1 }
}
