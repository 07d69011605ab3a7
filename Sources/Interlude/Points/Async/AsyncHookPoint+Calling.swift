extension AsyncHookPoint {
  /// Runs a call of a point to which hooks are or were attached.
  @inlinable
  nonisolated(nonsending) func callWithRegistry(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    guard let registry = registryCell.existing else { return try await original(subject, input) }
    if registry.wayOfCall == .long { return try await callUnusually(registry, subject, input) }
    guard let plan = registry.holdPlan(for: subject) else {
      return try await original(subject, input)
    }
    return try await AsyncRest<Subject, Input, Output, Failure>(plan: plan, index: 0)
      .run(subject, input)
  }
}
