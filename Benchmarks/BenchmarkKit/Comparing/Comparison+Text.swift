extension Comparison: CustomStringConvertible {
  /// A line for each change, what got worse first, and a line that sums them up.
  package var description: String {
    let worse = changes.filter(\.isWorse)
    let other = changes.filter { !$0.isWorse }
    let changed = changes.count {
      if case .gone = $0 { false } else { true }
    }
    let sum = "compared \(compared): \(worse.count) worse, \(changed - worse.count) faster"
    return ((worse + other).map(\.description) + [sum]).joined(separator: "\n")
  }
}

extension Comparison.Change: CustomStringConvertible {
  package var description: String {
    switch self {
    case .slower(let key, let old, let new):
      "slower: \(key): \((new.middle / old.middle).short) times as slow, \(old) to \(new)"
    case .faster(let key, let old, let new):
      "faster: \(key): \((old.middle / new.middle).short) times as fast, \(old) to \(new)"
    case .allocatesMore(let key, let old, let new):
      "more objects: \(key): \(old.short) to \(new.short) an operation"
    case .takesMoreBytes(let key, let old, let new):
      "more memory: \(key): \(old.short) to \(new.short) bytes a subject"
    case .gone(let key):
      "not measured any more: \(key)"
    }
  }
}
