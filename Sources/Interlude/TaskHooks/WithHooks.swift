/// Attaches hooks for the current task and its children, for the length of `body`.
///
/// Whatever the first closure attaches, at any hook or extension points, is seen only by calls that `body` makes,
/// directly or in child tasks; tasks that run at the same time do not see it. A test can so hook
/// what it tests while others hook the same:
///
/// ```swift
/// withHooks {
///   Store.load.around { _, key, _ in "stub of \(key)" }
/// } run: {
///   #expect(Screen().title == "stub of title")
/// }
/// ```
/// What `body` itself attaches is for everyone, as ever, and so is what a task that the first closure
/// starts attaches after that closure has returned.
///
/// *Order:* the hooks of a task stand inside of those for everywhere and for classes and outside of
/// those for one object; those for one object stand innermost. Those of an inner `withHooks` stand
/// inside of those of an outer one. ``Order`` comes first, and constraints before that, as ever.
///
/// *Threads:* a detached task and a thread that `body` starts do not see the hooks.
///
/// - Parameters:
///   - attach: Attaches the hooks; it runs at once.
///   - body: What runs with them. When it returns or throws, they are cancelled.
/// - Returns: What `body` returns.
/// - Throws: What `attach` or `body` throws.
/// - Complexity: Calls of a point that some task has hooked look for their own task's hooks, about
///   ten nanoseconds, and with such hooks build their plan each time: O(n log n). Other points pay
///   nothing.
@discardableResult
public func withHooks<Result, Failure: Error>(
  _ attach: () throws(Failure) -> Void, run body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let scope = TaskScope()
  defer { scope.end() }
  try scope.collect(attach)
  let result = TaskScope.$current.withValue(scope) { () -> Swift.Result<Result, Failure> in
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
  return try result.get()
}

/// Attaches hooks for the current task and its children, for the length of an asynchronous `body`.
///
/// The rules are those of the synchronous form; `body` runs on the caller's actor.
///
/// ```swift
/// await withHooks {
///   Store.fetch.around { _, key, _ in "stub of \(key)" }
/// } run: {
///   await screen.reload()
/// }
/// ```
/// - Parameters:
///   - attach: Attaches the hooks; it runs at once.
///   - body: What runs with them. When it returns or throws, they are cancelled.
/// - Returns: What `body` returns.
/// - Throws: What `attach` or `body` throws.
@discardableResult
public nonisolated(nonsending) func withHooks<Result, Failure: Error>(
  _ attach: () throws(Failure) -> Void,
  run body: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let scope = TaskScope()
  defer { scope.end() }
  try scope.collect(attach)
  let result = await TaskScope.$current.bound(to: scope, isolation: #isolation) {
    () -> Swift.Result<Result, Failure> in
    do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
  }
  return try result.get()
}
