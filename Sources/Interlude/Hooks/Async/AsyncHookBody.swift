/// The closure of a hook of an ``AsyncHookPoint``, or the original.
///
/// Each closure is boxed in a struct: closures that are generic over a typed failure crash the
/// compiler when they are stored bare.
@usableFromInline
enum AsyncHookBody<Subject: AnyObject, Input, Output, Failure: Error> {
  case before(Before)
  case after(After)
  case around(Around)
  case finally(Finally)
  case original(Original)
  /// The hook has ended and what its closure captured is gone.
  case released

  @usableFromInline
  struct Before {
    @usableFromInline let run: AsyncHookPoint<Subject, Input, Output, Failure>.Before
  }

  @usableFromInline
  struct After {
    @usableFromInline let run: AsyncHookPoint<Subject, Input, Output, Failure>.After
  }

  @usableFromInline
  struct Around {
    @usableFromInline let run: AsyncHookPoint<Subject, Input, Output, Failure>.Around
  }

  @usableFromInline
  struct Finally {
    @usableFromInline let run: AsyncHookPoint<Subject, Input, Output, Failure>.Finally
  }

  @usableFromInline
  struct Original {
    @usableFromInline let run: AsyncHookPoint<Subject, Input, Output, Failure>.Original
  }
}
