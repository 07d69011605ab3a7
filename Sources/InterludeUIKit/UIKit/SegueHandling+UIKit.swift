#if canImport(UIKit) && !os(watchOS)
  public import InterludeSegues
  public import UIKit

  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  extension SegueHandling where Self: UIViewController {
    /// Performs a segue by one of the class's identifiers.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - sender: Who asks, handed on unchanged.
    /// - Returns: What happened.
    /// - Throws: As the call with a closure.
    /// - Complexity: O(*n*) in the number of hooks, besides what UIKit does.
    @discardableResult
    public func performSegue(
      _ identifier: SegueIdentifier, sender: Any? = nil
    ) throws -> SegueOutcome {
      try UIKitPlatform.perform(identifier.rawValue, from: self, sender: sender, configure: nil)
    }

    /// Performs a segue by one of the class's identifiers, with a closure that configures it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - sender: Who asks, handed on unchanged.
    ///   - position: Whether the closure runs before or after the source's own prepare.
    ///   - askShouldPerform: Whether `shouldPerformSegue(withIdentifier:sender:)` is asked first.
    ///   - fileID: The file that the closure is listed with in a plan.
    ///   - line: The line that the closure is listed with in a plan.
    ///   - configure: Runs with the segue, its destination made.
    /// - Returns: What happened.
    /// - Throws: As the call with a string.
    /// - Complexity: O(*n*) in the number of hooks, besides what UIKit does.
    @discardableResult
    public func performSegue(
      _ identifier: SegueIdentifier, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (UIStoryboardSegue) throws -> Void
    ) throws -> SegueOutcome {
      try performSegue(
        withIdentifier: identifier.rawValue, sender: sender, position: position,
        askShouldPerform: askShouldPerform, fileID: fileID, line: line,
        configure: consume configure)
    }

    /// Performs a segue by one of the class's identifiers, with a closure that configures the controller it leads to.
    ///
    /// ```swift
    /// try performSegue(.showDetail) { (detail: DetailController) in detail.song = song }
    /// ```
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - sender: Who asks, handed on unchanged.
    ///   - position: Whether the closure runs before or after the source's own prepare.
    ///   - askShouldPerform: Whether `shouldPerformSegue(withIdentifier:sender:)` is asked first.
    ///   - fileID: The file that the closure is listed with in a plan.
    ///   - line: The line that the closure is listed with in a plan.
    ///   - configure: Runs with the controller, which is found through containers.
    /// - Returns: What happened.
    /// - Throws: As the call with a string.
    /// - Complexity: O(*n*) in hooks and in the controllers that the destination shows, besides what UIKit does.
    @discardableResult
    public func performSegue<Destination: UIViewController>(
      _ identifier: SegueIdentifier, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (Destination) throws -> Void
    ) throws -> SegueOutcome {
      try performSegue(
        withIdentifier: identifier.rawValue, sender: sender, position: position,
        askShouldPerform: askShouldPerform, fileID: fileID, line: line,
        configure: consume configure)
    }

    /// The identifier of a segue, as a case to switch over.
    ///
    /// - Parameter segue: The segue.
    /// - Returns: The case.
    /// - Throws: `SegueIdentifierError`: the segue has no identifier, or one that the type does not list.
    /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
    public func segueIdentifier(
      for segue: UIStoryboardSegue
    ) throws(SegueIdentifierError) -> SegueIdentifier {
      try Self.segueIdentifier(of: UIKitPlatform.reference(to: segue))
    }

    /// The identifier of a segue; nil where it has none, or one that the type does not list.
    ///
    /// - Parameter segue: The segue.
    /// - Returns: The case, if there is one.
    /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
    public func knownSegueIdentifier(for segue: UIStoryboardSegue) -> SegueIdentifier? {
      segue.identifier.flatMap { SegueIdentifier(rawValue: $0) }
    }
  }
#endif
