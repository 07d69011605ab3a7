/// The closure of a hook of an ``AsyncHookPoint``, or the original.
///
/// Each closure is boxed in a struct: closures that are generic over a typed failure crash the
/// compiler when they are stored bare.
enum AsyncHookBody<Subject: AnyObject, Input, Output, Failure: Error> {
  case before(Before)
  case after(After)
  case around(Around)
  case finally(Finally)
  case original(Original)
  /// The hook has ended and what its closure captured is gone.
  case released

  struct Before {
    let run: AsyncHookPoint<Subject, Input, Output, Failure>.Before
  }

  struct After {
    let run: AsyncHookPoint<Subject, Input, Output, Failure>.After
  }

  struct Around {
    let run: AsyncHookPoint<Subject, Input, Output, Failure>.Around
  }

  struct Finally {
    let run: AsyncHookPoint<Subject, Input, Output, Failure>.Finally
  }

  struct Original {
    let run: AsyncHookPoint<Subject, Input, Output, Failure>.Original
  }
}
