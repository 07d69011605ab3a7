/// A place among named hooks: inside of some, outside of others, and an ``Order`` for the rest.
///
/// ```swift
/// try point.around(name: "cache", order: .inside("auth").outside("log").at(5)) { … }
/// ```
/// A constraint beats the order, the scope and the sequence of registration. It speaks of every
/// hook with that name; a name that nobody bears is met.
public struct RelativeOrder: Sendable, Hashable {
  /// The order among the hooks of which the constraints say nothing.
  public private(set) var order: Order

  /// The names of the hooks that have to stand further out.
  public private(set) var outerNames: [String]

  /// The names of the hooks that have to stand further in.
  public private(set) var innerNames: [String]

  /// No constraint, order 0.
  public static let unconstrained = RelativeOrder(order: .normal, outerNames: [], innerNames: [])

  /// Inside of every hook that bears one of `names`.
  public static func inside(_ names: String...) -> RelativeOrder {
    RelativeOrder(order: .normal, outerNames: names, innerNames: [])
  }

  /// Outside of every hook that bears one of `names`.
  public static func outside(_ names: String...) -> RelativeOrder {
    RelativeOrder(order: .normal, outerNames: [], innerNames: names)
  }

  /// No constraint, only an order.
  public static func at(_ order: Order) -> RelativeOrder {
    RelativeOrder(order: order, outerNames: [], innerNames: [])
  }

  /// The same place, and inside of every hook that bears one of `names`.
  public func inside(_ names: String...) -> RelativeOrder {
    RelativeOrder(order: order, outerNames: outerNames + names, innerNames: innerNames)
  }

  /// The same place, and outside of every hook that bears one of `names`.
  public func outside(_ names: String...) -> RelativeOrder {
    RelativeOrder(order: order, outerNames: outerNames, innerNames: innerNames + names)
  }

  /// The same constraints with another order for the rest.
  public func at(_ order: Order) -> RelativeOrder {
    RelativeOrder(order: order, outerNames: outerNames, innerNames: innerNames)
  }

  /// Whether there is any constraint.
  var isConstrained: Bool { !outerNames.isEmpty || !innerNames.isEmpty }
}

extension RelativeOrder: CustomStringConvertible {
  /// `order 0, inside "auth", outside "log"`.
  public var description: String {
    (["order \(order)"] + constraints).joined(separator: ", ")
  }

  /// Each constraint in words.
  var constraints: [String] {
    outerNames.map { "inside \"\($0)\"" } + innerNames.map { "outside \"\($0)\"" }
  }
}
