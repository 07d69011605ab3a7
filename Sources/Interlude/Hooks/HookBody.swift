/// The closure of a hook, or the original.
///
/// Each closure is boxed in a noncopyable struct. Closures that are generic over a typed failure
/// crash the compiler when they are stored bare, and what cannot be copied is borrowed for a call:
/// no retain and no release of the closure's context, which threads would share.
@usableFromInline
enum HookBody<Subject: AnyObject, Input, Output, Failure: Error>: ~Copyable {
  case before(Before)
  case after(After)
  case around(Around)
  case finally(Finally)
  case original(Original)
  /// The hook has ended and what its closure captured is gone.
  case released

  @usableFromInline
  struct Before: ~Copyable {
    @usableFromInline let run: HookPoint<Subject, Input, Output, Failure>.Before
    @inlinable
    init(_ run: @escaping HookPoint<Subject, Input, Output, Failure>.Before) { self.run = run }
  }

  @usableFromInline
  struct After: ~Copyable {
    @usableFromInline let run: HookPoint<Subject, Input, Output, Failure>.After
    @inlinable
    init(_ run: @escaping HookPoint<Subject, Input, Output, Failure>.After) { self.run = run }
  }

  @usableFromInline
  struct Around: ~Copyable {
    @usableFromInline let run: HookPoint<Subject, Input, Output, Failure>.Around
    @inlinable
    init(_ run: @escaping HookPoint<Subject, Input, Output, Failure>.Around) { self.run = run }
  }

  @usableFromInline
  struct Finally: ~Copyable {
    @usableFromInline let run: HookPoint<Subject, Input, Output, Failure>.Finally
    @inlinable
    init(_ run: @escaping HookPoint<Subject, Input, Output, Failure>.Finally) { self.run = run }
  }

  @usableFromInline
  struct Original: ~Copyable {
    @usableFromInline let run: HookPoint<Subject, Input, Output, Failure>.Original
    @inlinable
    init(_ run: @escaping HookPoint<Subject, Input, Output, Failure>.Original) { self.run = run }
  }
}
