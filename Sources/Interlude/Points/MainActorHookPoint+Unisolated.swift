extension MainActorHookPoint {
  @usableFromInline typealias Point = HookPoint<Subject, Input, Output, Failure>

  /// The closures of the point as its inner, nonisolated hook point stores them.
  ///
  /// - Hazard: a closure that may only run on the main actor gets a type that runs anywhere.
  /// - Proof: isolation is no part of a synchronous closure's calling convention, and the inner
  ///   point, to which nobody else has access, is called by ``callAsFunction(_:_:)`` alone, which
  ///   is isolated to the main actor; ``Next`` cannot leave the body to which it is lent.
  @usableFromInline
  enum Unisolated {
    @inlinable @inline(__always)
    static func original(_ body: @escaping Original) -> Point.Original {
      unsafe unsafeBitCast(body, to: Point.Original.self)
    }

    @inlinable @inline(__always)
    static func before(_ body: @escaping Before) -> Point.Before {
      unsafe unsafeBitCast(body, to: Point.Before.self)
    }

    @inlinable @inline(__always)
    static func after(_ body: @escaping After) -> Point.After {
      unsafe unsafeBitCast(body, to: Point.After.self)
    }

    @inlinable @inline(__always)
    static func around(_ body: @escaping Around) -> Point.Around {
      unsafe unsafeBitCast(body, to: Point.Around.self)
    }

    @inlinable @inline(__always)
    static func finally(_ body: @escaping Finally) -> Point.Finally {
      unsafe unsafeBitCast(body, to: Point.Finally.self)
    }

    @inlinable @inline(__always)
    static func condition(_ body: Condition?) -> Point.Condition? {
      unsafe unsafeBitCast(body, to: Point.Condition?.self)
    }
  }
}
