/// Kahn's algorithm over hooks and names.
///
/// A name stands between its bearers and those that ask for it, once for each direction, so that
/// a thousand hooks inside of a thousand others make two thousand edges and not a million.
struct ConstraintSort {
  /// A name as a node: the bearers stand outside of it and those that ask inside, or the reverse.
  private struct NameNode: Hashable {
    let name: String
    let bearersAreOuter: Bool
    /// Whether it stands for the one bearer that asks for its own name.
    var isSelfAsking = false

    var forSelfAsking: NameNode {
      NameNode(name: name, bearersAreOuter: bearersAreOuter, isSelfAsking: true)
    }
  }

  private let hooks: [HookRecord]
  private var nameNodes: [NameNode: Int] = [:]
  /// The nodes further in, of each node; hooks first, then names.
  private var inner: [[Int]]
  /// How many nodes further out have not been taken, of each node.
  private var waiting: [Int]

  init(_ hooks: [HookRecord]) {
    self.hooks = hooks
    inner = Array(repeating: [], count: hooks.count)
    waiting = Array(repeating: 0, count: hooks.count)
    for (index, hook) in hooks.enumerated() {
      guard let extras = hook.extras else { continue }
      connect(index, name: extras.name, asksFor: extras.order.outerNames, bearersAreOuter: true)
      connect(index, name: extras.name, asksFor: extras.order.innerNames, bearersAreOuter: false)
    }
  }

  /// The hooks in order, the smallest key first among those that wait for nothing; without those in
  /// or behind a cycle.
  mutating func order() -> [HookRecord] {
    var ready = SmallestFirst()
    var ordered: [HookRecord] = []
    for index in hooks.indices where waiting[index] == 0 { ready.insert(hooks[index].key, index) }
    for index in hooks.count..<inner.count where waiting[index] == 0 { take(index, &ready) }
    while let index = ready.removeSmallest() {
      ordered.append(hooks[index])
      take(index, &ready)
    }
    return ordered
  }

  /// Frees what stands behind a node; names that become free pass it on at once.
  private mutating func take(_ node: Int, _ ready: inout SmallestFirst) {
    var taken = [node]
    while let node = taken.popLast() {
      for next in inner[node] {
        waiting[next] -= 1
        if waiting[next] > 0 { continue }
        if next < hooks.count {
          ready.insert(hooks[next].key, next)
        } else {
          taken.append(next)
        }
      }
    }
  }

  /// Adds the edges of one hook in one direction.
  ///
  /// A hook that asks for its own name means the others with that name. At most one such hook can
  /// be in a plan (two would each have to be behind the other), so it gets a node between it and
  /// those that ask, beside the name's own.
  private mutating func connect(
    _ hook: Int, name: String?, asksFor names: [String], bearersAreOuter: Bool
  ) {
    if let name {
      let own = NameNode(name: name, bearersAreOuter: bearersAreOuter)
      let node = names.contains(name) ? node(own.forSelfAsking) : node(own)
      connect(outer: hook, node, swapped: !bearersAreOuter)
    }
    for asked in names {
      let other = NameNode(name: asked, bearersAreOuter: bearersAreOuter)
      connect(outer: node(other), hook, swapped: !bearersAreOuter)
      if asked != name {
        connect(outer: node(other.forSelfAsking), hook, swapped: !bearersAreOuter)
      }
    }
  }

  private mutating func connect(outer: Int, _ node: Int, swapped: Bool) {
    let (from, to) = swapped ? (node, outer) : (outer, node)
    inner[from].append(to)
    waiting[to] += 1
  }

  private mutating func node(_ name: NameNode) -> Int {
    if let node = nameNodes[name] { return node }
    nameNodes[name] = inner.count
    inner.append([])
    waiting.append(0)
    return inner.count - 1
  }
}

/// A binary heap of hooks by key.
private struct SmallestFirst {
  private var heap: [(key: OrderKey, index: Int)] = []

  mutating func insert(_ key: OrderKey, _ index: Int) {
    heap.append((key, index))
    var child = heap.count - 1
    while child > 0, heap[child].key < heap[(child - 1) / 2].key {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeSmallest() -> Int? {
    guard let smallest = heap.first else { return nil }
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    var parent = 0
    while let child = smallerChild(of: parent), heap[child].key < heap[parent].key {
      heap.swapAt(child, parent)
      parent = child
    }
    return smallest.index
  }

  private func smallerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && heap[right].key < heap[left].key ? right : left
  }
}
