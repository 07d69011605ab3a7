import BenchmarkKit
import Interlude

extension Benchmark {
  /// What hooks on each class of a chain cost, called on an instance of the last.
  ///
  /// The plan is built once for a class; the depth of the chain should cost nothing but its hooks.
  /// The rival is a chain of overrides that call `super`.
  static let callClassChain = Benchmark(
    "call-class-chain", "What do hooks on a chain of n classes cost?", sizes: [1, 4, 8]
  ) { name, size in
    let chain: [Link.Type] = [
      Link.self, Link2.self, Link3.self, Link4.self, Link5.self, Link6.self, Link7.self, Link8.self,
    ]
    let subject = size == 1 ? Link() : size == 4 ? Link4() : Link8()
    let point = HookPoint("Link.add") { (link: Link, number: Int) in link.add(number) }
    for type in chain.prefix(size) {
      point.before(.instances(of: type)) { _, number in number &+= 1 }
    }
    return Case(
      name, size: size,
      [
        .floor("bare method") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= subject.add(number &+ size) }
          return sum
        },
        .ours { operations in
          var sum = 0
          for number in 0..<operations { sum &+= point(subject, number) }
          return sum
        },
        .rival("overrides that call super") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= subject.overridden(number) }
          return sum
        },
      ])
  }
}

private class Link: @unchecked Sendable {
  @inline(never)
  final func add(_ number: Int) -> Int { number &+ 1 }

  func overridden(_ number: Int) -> Int { add(number &+ 1) }
}

private class Link2: Link, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link3: Link2, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link4: Link3, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link5: Link4, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link6: Link5, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link7: Link6, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}

private class Link8: Link7, @unchecked Sendable {
  override func overridden(_ number: Int) -> Int { super.overridden(number &+ 1) }
}
