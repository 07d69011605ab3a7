import Interlude

extension Benchmark {
  /// What one hook of each kind costs together.
  ///
  /// Afters and finallys take another way through the plan than befores do.
  static let callMixed = Benchmark(
    name: "call-mixed", question: "What do a before, an around, an after and a finally cost?"
  ) {
    let point = Counter.hookPoint()
    point.before { _, number in number &+= 1 }
    point.around { _, number, next in next(number &+ 1) }
    point.after { _, _, output in output &+= 1 }
    point.finally { _, _, _ in }
    return [
      Case(
        name: "call-mixed", size: 4,
        contenders: [bareCall(adding: 3), calls(point, on: Counter())])
    ]
  }

  /// What hooks on each class of a chain cost, called on an instance of the last.
  ///
  /// The plan is built once for a class; the depth of the chain should cost nothing but its hooks.
  static let callClassChain = Benchmark(
    name: "call-class-chain", question: "What do hooks on a chain of n classes cost?"
  ) {
    let chain: [Link.Type] = [
      Link.self, Link2.self, Link3.self, Link4.self, Link5.self, Link6.self, Link7.self, Link8.self,
    ]
    let subjects: [Int: Link] = [1: Link(), 4: Link4(), 8: Link8()]
    return [1, 4, 8].compactMap { depth in
      guard let subject = subjects[depth] else { return nil }
      let point = HookPoint("Link.add") { (link: Link, number: Int) in link.add(number) }
      for type in chain.prefix(depth) {
        point.before(.instances(of: type)) { _, number in number &+= 1 }
      }
      return Case(
        name: "call-class-chain", size: depth,
        contenders: [
          .floor("bare method") { operations in
            (0..<operations).reduce(0) { $0 &+ subject.add($1 &+ depth) }
          },
          .ours { operations in
            (0..<operations).reduce(0) { $0 &+ point(subject, $1) }
          },
        ])
    }
  }
}

private class Link: @unchecked Sendable {
  @inline(never)
  final func add(_ number: Int) -> Int { number &+ 1 }
}

private class Link2: Link, @unchecked Sendable {}
private class Link3: Link2, @unchecked Sendable {}
private class Link4: Link3, @unchecked Sendable {}
private class Link5: Link4, @unchecked Sendable {}
private class Link6: Link5, @unchecked Sendable {}
private class Link7: Link6, @unchecked Sendable {}
private class Link8: Link7, @unchecked Sendable {}
