/// Every hook point that exists, for those who observe all of them.
enum HookPointDirectory {
  private struct State: Sendable {
    var points: [ObjectIdentifier: Entry] = [:]
    var observers: [ObserverRecord] = []
  }

  /// - Hazard: the reference does not keep the hook point.
  /// - Proof: a point removes itself in its `deinit`, which waits for the lock; the reference is used
  ///   under the lock only.
  private struct Entry: @unchecked Sendable {
    unowned(unsafe) let point: any DirectedHookPoint
  }

  private static let lock = Lock(State())

  /// Adds a point that has just been made.
  static func insert(_ point: any DirectedHookPoint) {
    lock.withLock { state in
      state.points[ObjectIdentifier(point)] = Entry(point: point)
      if state.observers.isEmpty { return }
      let registry = point.openedRegistry
      for observer in state.observers { registry.addObserver(observer) }
    }
  }

  /// Removes a point that is coming to its end.
  static func remove(_ point: any DirectedHookPoint) {
    lock.withLock { $0.points[ObjectIdentifier(point)] = nil }
  }

  /// Adds an observer to every point, and to those that are to come.
  static func addObserver(_ record: ObserverRecord) {
    lock.withLock { state in
      state.observers.append(record)
      for entry in state.points.values {
        unsafe entry.point.openedRegistry.addObserver(record)
      }
    }
  }

  /// Removes an observer from every point.
  static func removeObserver(_ record: ObserverRecord) {
    lock.withLock { state in
      state.observers.removeAll { $0 === record }
      for entry in state.points.values {
        unsafe entry.point.openedRegistry.removeObserver(record)
      }
    }
  }
}

/// A hook point of any type.
protocol DirectedHookPoint: AnyObject {
  /// The registry, which is made where there is none.
  var openedRegistry: Registry { get }
}

extension HookPoint: DirectedHookPoint {
  var openedRegistry: Registry { existingRegistry ?? makeRegistry() }
}

extension AsyncHookPoint: DirectedHookPoint {
  var openedRegistry: Registry { makeRegistry() }
}
