/// What a library is asked for.
public enum LibraryQuery: Sendable, Hashable, CustomStringConvertible {
  /// A class, with its module or without.
  case className(String)
  /// A storyboard identifier.
  case identifier(String)

  /// What sentences say: `the class 'PlayerController'`.
  public var description: String {
    switch self {
    case .className(let name): "the class '\(name)'"
    case .identifier(let name): "the identifier '\(name)'"
    }
  }
}
