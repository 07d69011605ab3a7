/// How far out a hook stands: smaller is further out.
///
/// ```swift
/// point.before(order: -10) { … }   // outside of everything at 0
/// point.after(order: .last) { … }  // innermost: the first to see the result
/// ```
/// Hooks of equal order stand by scope (everywhere, base class, derived class, object), then by
/// registration: the first registered is outermost.
public struct Order: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  /// The number that is compared.
  public let rank: Int

  /// Makes an order from any number.
  @inlinable
  public init(_ rank: Int) {
    self.rank = rank
  }

  /// Makes an order from a literal.
  @inlinable
  public init(integerLiteral rank: Int) {
    self.rank = rank
  }

  /// The order of a hook that asks for none: 0.
  @inlinable public static var normal: Order { Order(0) }

  /// Outside of every other order.
  @inlinable public static var first: Order { Order(.min) }

  /// Inside of every other order.
  @inlinable public static var last: Order { Order(.max) }

  /// Whether the left one stands further out.
  public static func < (left: Order, right: Order) -> Bool {
    left.rank < right.rank
  }
}

extension Order: CustomStringConvertible {
  /// `first`, `last` or the number.
  public var description: String {
    switch rank {
    case .min: "first"
    case .max: "last"
    default: String(rank)
    }
  }
}
