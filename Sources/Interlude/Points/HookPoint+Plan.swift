extension HookPoint {
  /// Lists the hooks that a call on `subject` would run now, outermost first.
  ///
  /// Hooks that have ended are left out. A hook with a condition is listed, whatever the condition
  /// will say.
  ///
  /// *Threads:* safe from every thread.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan {
    Plan(hookPoint: name, hooks: existingRegistry?.hooks(for: subject) ?? [])
  }
}
