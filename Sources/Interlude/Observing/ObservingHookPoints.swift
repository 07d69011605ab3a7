/// Tells `observer` of everything that happens at any hook point or extension point.
///
/// ```swift
/// let observation = observeEveryHookPoint { event in print(event.hookPoint, event.happening) }
/// ```
/// It is told of calls that begin after it has been added, also of points that are made later. It
/// cannot change a call or make one fail. What it does itself at hook points is not told.
///
/// *Threads:* `observer` is called on the thread of the call, and by several threads at once. No
/// lock is held.
///
/// - Parameter observer: What is told.
/// - Returns: The handle that ends the observation; it may be dropped.
/// - Complexity: Linear in the number of hook points; each gets its registry, about a kilobyte.
@discardableResult
public func observeEveryHookPoint(
  _ observer: @escaping @Sendable (HookEvent) -> Void
) -> Observation {
  let record = ObserverRecord(.everyPoint, observer)
  HookPointDirectory.addObserver(record)
  return Observation(record: record)
}

extension HookPoint {
  /// Tells `observer` of calls, of the bodies of hooks, and of hooks that come and go.
  ///
  /// ```swift
  /// let observation = Player.play.observe { event in print(event.happening) }
  /// ```
  /// It is told of calls that begin after it has been added. It cannot change a call or make one
  /// fail. What it does itself at hook points is not told.
  ///
  /// *Order:* observers are told in the order in which they were added. In a call whatever begins
  /// ends, innermost first, on return and on throw.
  ///
  /// *Threads:* `observer` is called on the thread of the call, and by several threads at once. No
  /// lock is held.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  /// - Complexity: Constant. While nobody observes, calls pay nothing for it.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    openedRegistry.observe(observer)
  }
}

extension AsyncHookPoint {
  /// Tells `observer` of calls, of the bodies of hooks, and of hooks that come and go.
  ///
  /// As ``HookPoint/observe(_:)``; the observer does not wait.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    openedRegistry.observe(observer)
  }
}

extension MainActorHookPoint {
  /// Tells `observer` of calls, of the bodies of hooks, and of hooks that come and go.
  ///
  /// As ``HookPoint/observe(_:)``.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    point.observe(observer)
  }
}

extension Registry {
  func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    let record = ObserverRecord(.registry(self), observer)
    addObserver(record)
    return Observation(record: record)
  }
}
