/// Middleware that writes a line when the inner rest begins and one when it ends.
///
/// ```swift
/// Player.play.use(LoggingMiddleware("play"))
/// // play: begins with Vespers
/// // play: returned ()
/// ```
/// *Order:* it sees the input as it reached its place and the outcome as it leaves it.
///
/// *Threads:* `sink` runs on the thread of the call.
public struct LoggingMiddleware<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  private let label: String
  private let sink: @Sendable (String) -> Void

  /// Makes a logging middleware.
  ///
  /// - Parameters:
  ///   - label: What each line begins with.
  ///   - sink: Gets each line; it is printed if not given.
  public init(_ label: String, to sink: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.label = label
    self.sink = sink
  }

  /// Runs the inner rest between two lines.
  public func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    sink("\(label): begins with \(input)")
    do throws(Failure) {
      let output = try next(input)
      sink("\(label): returned \(output)")
      return output
    } catch {
      sink("\(label): threw \(error)")
      throw error
    }
  }
}

extension LoggingMiddleware: AsyncMiddleware {
  /// Runs the inner rest between two lines.
  public nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    sink("\(label): begins with \(input)")
    do throws(Failure) {
      let output = try await next(input)
      sink("\(label): returned \(output)")
      return output
    } catch {
      sink("\(label): threw \(error)")
      throw error
    }
  }
}
