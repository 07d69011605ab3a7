/// Reusable behaviour around the inner rest of an asynchronous plan; attach it with ``AsyncHookPoint/use(_:scope:order:once:owner:when:fileID:line:)``.
///
/// It is to an ``AsyncHookPoint`` what ``Middleware`` is to other hook points:
///
/// ```swift
/// struct Cached: AsyncMiddleware {
///   let cache: Cache
///
///   nonisolated(nonsending) func intercept(
///     _ feed: Feed, _ url: URL, next: borrowing AsyncNext<Feed, URL, Page, any Error>
///   ) async throws -> Page {
///     if let page = await cache[url] { return page }
///     return try await next(url)
///   }
/// }
/// Feed.load.use(Cached(cache: cache))
/// ```
/// The middleware that is shipped serves both kinds of hook point. A ``Middleware`` of one's own does
/// not serve this one: its `next` returns at once, and the inside of an asynchronous point may wait.
///
/// *Order:* that of an around: the first attached is outermost among equals.
///
/// *Threads:* one value serves every call, at the same time; it runs on the caller's actor. What it
/// keeps between calls needs a lock or an actor of its own.
public protocol AsyncMiddleware<Subject, Input, Output, Failure>: Sendable {
  /// The class whose method is being run.
  associatedtype Subject: AnyObject
  /// What the hook point takes.
  associatedtype Input
  /// What the hook point returns.
  associatedtype Output
  /// What the hook point throws.
  associatedtype Failure: Error

  /// Runs in place of the inner rest.
  ///
  /// It may call `next` never (and answer itself), once or often, and change both ends.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What reaches this place of the plan.
  ///   - next: The inner rest; it is lent for the length of the call.
  /// - Returns: What goes outward.
  /// - Throws: What goes outward, as if the original had thrown it.
  nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output
}
