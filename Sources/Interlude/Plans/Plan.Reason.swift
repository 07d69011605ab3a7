extension Plan {
  /// Why a hook stands where it stands, compared with the one just outside of it.
  public enum Reason: Sendable, Hashable, CustomStringConvertible {
    /// No hook stands outside of it.
    case outermost
    /// Its order is larger.
    case order
    /// The orders are equal and its scope is narrower.
    case scope
    /// Orders and scopes are equal and it was attached later.
    case sequence
    /// A constraint of one of the two says so; the number is that of the outer hook, from 1.
    case inside(Int)

    /// `outermost`, `larger order`, `narrower scope`, `attached later` or `inside of 3`.
    public var description: String {
      switch self {
      case .outermost: "outermost"
      case .order: "larger order"
      case .scope: "narrower scope"
      case .sequence: "attached later"
      case .inside(let number): "inside of \(number)"
      }
    }
  }
}
