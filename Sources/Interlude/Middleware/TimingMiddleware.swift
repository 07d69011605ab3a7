/// Middleware that reports how long the inner rest took, whether it returned or threw.
///
/// ```swift
/// Player.play.use(TimingMiddleware { print("play took \($0)") }, order: .first)
/// ```
/// *Order:* it measures what stands inside of it; attach it at `.first` to measure everything.
///
/// *Threads:* `report` runs on the thread of the call, before the outcome goes on outward.
public struct TimingMiddleware<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  /// The time since the middleware was made.
  private let now: @Sendable () -> Duration
  private let report: @Sendable (Duration) -> Void

  /// Makes a timing middleware.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures; tests give one of their own.
  ///   - report: Gets the duration of each call.
  public init(
    clock: some Clock<Duration> = ContinuousClock(),
    _ report: @escaping @Sendable (Duration) -> Void
  ) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) }
    self.report = report
  }

  /// Runs the inner rest between two readings of the clock.
  public func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    let start = now()
    defer { report(now() - start) }
    return try next(input)
  }
}

extension TimingMiddleware: AsyncMiddleware {
  /// Runs the inner rest between two readings of the clock; the time it waits is counted.
  public nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    let start = now()
    defer { report(now() - start) }
    return try await next(input)
  }
}
