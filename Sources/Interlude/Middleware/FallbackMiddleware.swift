/// Middleware that answers when the inner rest throws.
///
/// ```swift
/// Feed.load.use(FallbackMiddleware { _, url, _ in cache[url] ?? [] })
/// ```
/// *Order:* it catches what stands inside of it; finallys inside of it see the failure, those outside
/// see the answer.
public struct FallbackMiddleware<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  /// Answers a failure, or throws another.
  public typealias Answer = @Sendable (Subject, Input, Failure) throws(Failure) -> Output

  private let box: Box

  /// A closure that is generic over a typed failure has to be boxed to be stored.
  private struct Box {
    let answer: Answer
  }

  /// Makes a fallback that always has an answer.
  ///
  /// - Parameter answer: Answers in place of the inner rest that threw.
  public init(_ answer: @escaping @Sendable (Subject, Input, Failure) -> Output) {
    box = Box(answer: answer)
  }

  /// Makes a fallback that answers or throws itself.
  ///
  /// - Parameter answer: Answers in place of the inner rest that threw, or throws another failure.
  @_disfavoredOverload
  public init(_ answer: @escaping Answer) {
    box = Box(answer: answer)
  }

  /// Runs the inner rest, and the answer where it throws.
  public func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    do throws(Failure) {
      return try next(input)
    } catch {
      return try box.answer(subject, input, error)
    }
  }
}

extension FallbackMiddleware: AsyncMiddleware {
  /// Runs the inner rest, and the answer where it throws.
  public nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    do throws(Failure) {
      return try await next(input)
    } catch {
      return try box.answer(subject, input, error)
    }
  }
}
