internal import Foundation

/// The classes of the running program that were found by name.
///
/// Finding one takes Foundation longer than everything else in a segue. Names that are not found are not remembered, as
/// the program may load more classes.
@MainActor
final class LoadedClasses {
  private var found: [String: AnyClass] = [:]

  nonisolated init() {}

  /// The class with a module-qualified name.
  ///
  /// Foundation writes to standard error for names that it cannot look up, so only `Module.Class` gets there.
  ///
  /// - Complexity: O(1) for a name that was found before.
  func named(_ name: String) -> AnyClass? {
    if let known = found[name] { return known }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isIdentifier) else { return nil }
    let loaded: AnyClass? = NSClassFromString(name)
    found[name] = loaded
    return loaded
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    guard let first = word.first, !first.isNumber, !word.hasPrefix("_Tt") else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
