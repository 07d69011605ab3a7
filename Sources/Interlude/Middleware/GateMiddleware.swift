/// Middleware that lets calls through while it is open and answers the others itself.
///
/// ```swift
/// Player.play.use(GateMiddleware(otherwise: .refused) { player, track in track.isLicensed })
/// ```
/// *Order:* what stands inside of a closed gate does not run; attach it at `.first` to veto.
///
/// *Threads:* both closures run on the thread of the call.
public struct GateMiddleware<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  private let isOpen: @Sendable (Subject, Input) -> Bool
  private let answer: @Sendable () -> Output

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - answer: The output of calls that find it closed; made anew for each.
  ///   - isOpen: Whether a call may pass.
  public init(
    otherwise answer: @autoclosure @escaping @Sendable () -> Output,
    isOpen: @escaping @Sendable (Subject, Input) -> Bool
  ) {
    self.isOpen = isOpen
    self.answer = answer
  }

  /// Runs the inner rest if the gate is open.
  public func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    isOpen(subject, input) ? try next(input) : answer()
  }
}

extension GateMiddleware where Output == Void {
  /// Makes a gate in front of code that has no output.
  ///
  /// - Parameter isOpen: Whether a call may pass; others do nothing.
  public init(isOpen: @escaping @Sendable (Subject, Input) -> Bool) {
    self.init(otherwise: (), isOpen: isOpen)
  }
}

extension GateMiddleware: AsyncMiddleware {
  /// Runs the inner rest if the gate is open.
  public nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    isOpen(subject, input) ? try await next(input) : answer()
  }
}
