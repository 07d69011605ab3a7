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

  /// How a call goes about it.
  @usableFromInline
  enum WayOfCall {
    /// No hook is attached: the original at once.
    case straight
    /// By the plan for its subject.
    case planned
    /// With somebody who observes it, or hooks of a task.
    case long
  }

  /// Which way a call takes that begins now.
  @inlinable @inline(__always)
  var wayOfCall: WayOfCall {
    if gate.load(ordering: .acquiring) == .closed { return .straight }
    return modes.load(ordering: .relaxed) == 0 ? .planned : .long
  }

  /// Whether every hook is for one object, so that others need no plan.
  @inlinable @inline(__always)
  var hasHooksForObjectsOnly: Bool {
    classes.plans.load(ordering: .acquiring) == 0 && modes.load(ordering: .acquiring) == 0
  }

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
