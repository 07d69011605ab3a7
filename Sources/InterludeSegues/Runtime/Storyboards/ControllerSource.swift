internal import Foundation

/// Where the controller for a class name comes from.
enum ControllerSource: Sendable {
  /// A class.
  case type(SceneController.Type)
  /// A registered closure.
  case maker(ControllerFactory.Maker)
  /// A class of the program that is no controller.
  case foreign(String)
  /// Nowhere.
  case unknown(String)

  init(_ loaded: AnyClass) {
    self = (loaded as? SceneController.Type).map(Self.type) ?? .foreign(String(reflecting: loaded))
  }
}

/// The class of the running program with a module-qualified name.
///
/// Foundation writes to standard error for names that it cannot look up, so only `Module.Class` gets there.
func loadedClass(named name: String) -> AnyClass? {
  let parts = name.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, parts.allSatisfy(isIdentifier) else { return nil }
  return NSClassFromString(name)
}

private func isIdentifier(_ word: Substring) -> Bool {
  guard let first = word.first, !first.isNumber, !word.hasPrefix("_Tt") else { return false }
  return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
