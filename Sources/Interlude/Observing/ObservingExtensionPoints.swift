extension ExtensionPoint {
  /// Tells `observer` of questions, of the hooks that are asked, and of hooks that come and go.
  ///
  /// As ``HookPoint/observe(_:)``. A call has no original; each hook that is asked begins and ends,
  /// those that throw too, whatever becomes of the call.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    hooks.registry.observe(observer)
  }
}

extension IsolatingExtensionPoint {
  /// Tells `observer` of questions, of the hooks that are asked, and of hooks that come and go.
  ///
  /// As ``ExtensionPoint/observe(_:)``.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    point.observe(observer)
  }
}

extension MainActorExtensionPoint {
  /// Tells `observer` of questions, of the hooks that are asked, and of hooks that come and go.
  ///
  /// As ``ExtensionPoint/observe(_:)``.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    point.observe(observer)
  }
}

extension AsyncExtensionPoint {
  /// Tells `observer` of questions, of the hooks that are asked, and of hooks that come and go.
  ///
  /// As ``ExtensionPoint/observe(_:)``; hooks that are asked at the same time have a strand each.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    hooks.registry.observe(observer)
  }
}

extension IsolatingAsyncExtensionPoint {
  /// Tells `observer` of questions, of the hooks that are asked, and of hooks that come and go.
  ///
  /// As ``AsyncExtensionPoint/observe(_:)``.
  ///
  /// - Parameter observer: What is told.
  /// - Returns: The handle that ends the observation; it may be dropped.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (HookEvent) -> Void) -> Observation {
    point.observe(observer)
  }
}
