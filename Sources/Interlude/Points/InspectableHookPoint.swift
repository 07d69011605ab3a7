/// A hook point or extension point of any kind, as tests and tools see it.
public protocol InspectableHookPoint: Sendable {
  /// The name, for people: in plans, errors and traces.
  var name: String { get }

  /// Describes every hook that has not ended, over all scopes.
  ///
  /// *Threads:* safe from every thread.
  ///
  /// - Returns: The description, as a value.
  /// - Complexity: O(n log n) for n hooks, linear in the number of objects with hooks.
  func describe() -> HookPointDescription
}

/// What only this package may do with a hook point that it knows by its protocol.
package protocol HookListing {
  /// Every hook that has not ended, in no order.
  var registrations: [Registration] { get }
}

extension Registry {
  /// Every hook that has not ended, as registrations.
  var registrations: [Registration] { everyHook.map { Registration($0) } }
}

extension HookPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription {
    HookPointDescription(hookPoint: name, hooks: existingRegistry?.everyHook ?? [])
  }

  package var registrations: [Registration] { existingRegistry?.registrations ?? [] }
}

extension AsyncHookPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription {
    HookPointDescription(hookPoint: name, hooks: registryCell.existing?.everyHook ?? [])
  }

  package var registrations: [Registration] { registryCell.existing?.registrations ?? [] }
}

extension MainActorHookPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription { point.describe() }

  package var registrations: [Registration] { point.registrations }
}

extension ExtensionPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription {
    HookPointDescription(hookPoint: name, hooks: hooks.registry.everyHook)
  }

  package var registrations: [Registration] { hooks.registry.registrations }
}

extension MainActorExtensionPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription { point.describe() }

  package var registrations: [Registration] { point.registrations }
}

extension AsyncExtensionPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription {
    HookPointDescription(hookPoint: name, hooks: hooks.registry.everyHook)
  }

  package var registrations: [Registration] { hooks.registry.registrations }
}

extension IsolatingExtensionPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription { point.describe() }

  package var registrations: [Registration] { point.registrations }
}

extension IsolatingAsyncExtensionPoint: InspectableHookPoint, HookListing {
  /// Describes every hook that has not ended, over all scopes.
  ///
  /// - Returns: The description, as a value.
  public func describe() -> HookPointDescription { point.describe() }

  package var registrations: [Registration] { point.registrations }
}
