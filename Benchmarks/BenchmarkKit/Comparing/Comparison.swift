/// What has become of the package between two runs.
///
/// Only our own contenders are compared. A time has changed when its median has moved by more than a tenth and past
/// noise: when even the fastest batch of the slower run took longer than the typical one of the faster
/// run. The longest batches say what else the machine did and decide nothing.
package struct Comparison: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case slower(Measurement.Key, Band, Band)
    case faster(Measurement.Key, Band, Band)
    case allocatesMore(Measurement.Key, Double, Double)
    case takesMoreBytes(Measurement.Key, Double, Double)
    case gone(Measurement.Key)
  }

  /// By how much a median has to move.
  private static let tenth = 1.1
  /// An object more in every other operation, and bytes that are no rounding.
  private static let allocations = 0.5
  private static let bytes = 16.0

  package let changes: [Change]
  /// The number of measurements that both runs have.
  package let compared: Int

  package init(_ old: Results, _ new: Results) {
    let now = Dictionary(new.measurements.map { ($0.key, $0) }) { first, _ in first }
    let ours = old.measurements.filter(\.isOurs)
    compared = ours.count { now[$0.key] != nil }
    changes = ours.flatMap { before in
      now[before.key].map { Self.changes(before, $0) } ?? [.gone(before.key)]
    }
  }

  private static func changes(_ old: Measurement, _ new: Measurement) -> [Change] {
    let before = Band(old), after = Band(new)
    var changes: [Change] = []
    if after.middle > before.middle * tenth, after.low > before.middle {
      changes.append(.slower(old.key, before, after))
    }
    if before.middle > after.middle * tenth, before.low > after.middle {
      changes.append(.faster(old.key, before, after))
    }
    if let was = old.allocationsPerOperation, let now = new.allocationsPerOperation,
      now - was >= allocations
    {
      changes.append(.allocatesMore(old.key, was, now))
    }
    if let was = old.bytesPerSubject, let now = new.bytesPerSubject,
      now - was >= bytes, now > was * tenth
    {
      changes.append(.takesMoreBytes(old.key, was, now))
    }
    return changes
  }

  /// Whether nothing got worse.
  package var isClean: Bool { changes.allSatisfy { !$0.isWorse } }
}

extension Comparison.Change {
  /// Whether the package is the worse for it.
  var isWorse: Bool {
    switch self {
    case .slower, .allocatesMore, .takesMoreBytes: true
    case .faster, .gone: false
    }
  }
}

extension Measurement {
  /// Whether the package was measured, and not the floor or a rival.
  package var isOurs: Bool { subject == "interlude" || subject.hasPrefix("interlude, ") }
}
