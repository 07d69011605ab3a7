/// A controller class, of any platform, that lists the identifiers of its segues in a type, so that a misspelt one does not compile.
///
/// Each class has its own type; a subclass shares that of its base class.
///
/// ```swift
/// final class FormulaListController: SceneController, SegueHandling {
///   enum SegueIdentifier: String, CaseIterable { case showFormula, editFormula }
///
///   override func prepare(for segue: Segue, sender: Any?) throws {
///     switch try segueIdentifier(for: segue) {
///     case .showFormula: print("show")
///     case .editFormula: print("edit")
///     }
///   }
/// }
/// try list.performSegue(.showFormula)   // show
/// ```
/// *Threads:* the main actor.
///
/// - Source: WWDC 2015, session 411, "Swift in Practice", where the method ends the program for a name that it does not
///   know; here it throws.
@MainActor
public protocol SegueHandling: AnyObject {
  /// The identifiers of the class's segues, usually an enumeration of strings.
  associatedtype SegueIdentifier: RawRepresentable where SegueIdentifier.RawValue == String
}

extension SegueHandling {
  /// The identifier of a segue, as a case to switch over, on any platform.
  ///
  /// - Parameter segue: Names the segue.
  /// - Returns: The case.
  /// - Throws: ``SegueIdentifierError``: the segue has no identifier, or one that the type does not list.
  /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
  public static func segueIdentifier(
    of segue: SegueReference
  ) throws(SegueIdentifierError) -> SegueIdentifier {
    guard let name = segue.identifier else {
      throw .missing(segue, type: identifierTypeName)
    }
    guard let identifier = SegueIdentifier(rawValue: name) else {
      throw .unknown(segue, type: identifierTypeName)
    }
    return identifier
  }

  /// The name of the identifiers' type with that of its class, such as `ListController.SegueIdentifier`.
  static var identifierTypeName: String {
    String(reflecting: SegueIdentifier.self).split(separator: ".").suffix(2).joined(separator: ".")
  }
}

extension SegueHandling where Self: SceneController {
  /// The identifier of a segue, as a case to switch over.
  ///
  /// Segues without identifier are legal, so an override of `prepare` that has to do with some, such as an embed, asks
  /// ``knownSegueIdentifier(for:)`` instead.
  ///
  /// - Parameter segue: The segue.
  /// - Returns: The case.
  /// - Throws: ``SegueIdentifierError``: the segue has no identifier, or one that the type does not list.
  /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
  public func segueIdentifier(
    for segue: Segue
  ) throws(SegueIdentifierError) -> SegueIdentifier {
    try Self.segueIdentifier(of: segue.reference)
  }

  /// The identifier of a segue; nil where it has none, or one that the type does not list.
  ///
  /// - Parameter segue: The segue.
  /// - Returns: The case, if there is one.
  /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
  public func knownSegueIdentifier(for segue: Segue) -> SegueIdentifier? {
    segue.identifier.flatMap { SegueIdentifier(rawValue: $0) }
  }
}
