public import Synchronization

extension Registry {
  /// What makes calls of a hook point take the long way.
  @usableFromInline
  struct Modes: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Somebody observes the point.
    static let observed = Modes(rawValue: 1)
    /// Some task has hooks of its own.
    static let taskScoped = Modes(rawValue: 2)
  }

  /// Whether calls have to take the long way.
  @inlinable @inline(__always)
  var isUnusual: Bool { modes.load(ordering: .relaxed) != 0 }

  var currentModes: Modes { Modes(rawValue: modes.load(ordering: .sequentiallyConsistent)) }

  /// Turns a mode on or off.
  ///
  /// Turned on, it counts as a hook for the gate: it is set before ``open()``, as hooks are linked.
  func set(_ mode: Modes, _ isOn: Bool) {
    if isOn {
      modes.bitwiseOr(mode.rawValue, ordering: .sequentiallyConsistent)
      open()
    } else {
      modes.bitwiseAnd(~mode.rawValue, ordering: .sequentiallyConsistent)
    }
  }
}
