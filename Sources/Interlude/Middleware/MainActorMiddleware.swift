/// Reusable behaviour around the inner rest of a plan, on the main actor; attach it with ``MainActorHookPoint``'s `use`.
///
/// It is a ``Middleware`` that may use and keep what belongs to the main actor, such as views, and
/// need not be `Sendable`:
///
/// ```swift
/// final class Spinner: MainActorMiddleware {
///   let view: SpinnerView
///
///   func intercept(
///     _ screen: Screen, _ url: URL, next: borrowing Next<Screen, URL, Void, Never>
///   ) {
///     view.start()
///     defer { view.stop() }
///     next(url)
///   }
/// }
/// Screen.open.use(Spinner(view: view))
/// ```
/// *Order:* that of an around: the first attached is outermost among equals.
@MainActor
public protocol MainActorMiddleware<Subject, Input, Output, Failure> {
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
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What reaches this place of the plan.
  ///   - next: The inner rest; it is lent for the length of the call.
  /// - Returns: What goes outward.
  /// - Throws: What goes outward, as if the original had thrown it.
  func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output
}
