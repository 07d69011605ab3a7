extension TaskLocal {
  /// Runs `body` with the value bound, on the actor on which the caller runs.
  ///
  /// The standard library's own form runs a closure of an isolated caller elsewhere once it has
  /// waited, unless the closure captures the isolation.
  func bound<Result>(
    to value: Value, isolation: isolated (any Actor)?,
    _ body: nonisolated(nonsending) () async -> Result
  ) async -> Result {
    await withValue(value) {
      _ = isolation
      return await body()
    }
  }
}
