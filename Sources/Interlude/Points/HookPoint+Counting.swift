extension HookPoint {
  /// The number of hooks in memory, those of dead objects that no sweep has met included.
  ///
  /// - Complexity: Linear in the number of objects with hooks.
  package var storedHookCount: Int { existingRegistry?.storedHookCount ?? 0 }

  /// The number of places in the tables of objects with hooks.
  package var storedPlaceCount: Int { existingRegistry?.placeCount ?? 0 }

  /// The number of hooks that constraints know: those that bear a name or ask for one.
  ///
  /// - Complexity: Linear in their number.
  package var constrainedHookCount: Int { existingRegistry?.classes.constrainedHookCount ?? 0 }

  /// The number of things that wait until no call can be reading them.
  package var pendingCount: Int { existingRegistry?.reclaimer.pendingCount ?? 0 }
}
