#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import InterludeSegues

  extension SegueHandling where Self: SegueSource {
    /// Performs a segue by one of the class's identifiers.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - sender: Who asks, handed on unchanged.
    /// - Returns: What happened.
    /// - Throws: As the call with a closure.
    /// - Complexity: O(*n*) in the number of hooks, besides what AppKit does.
    @discardableResult
    public func performSegue(
      _ identifier: SegueIdentifier, sender: Any? = nil
    ) throws -> SegueOutcome {
      try AppKitPlatform.perform(identifier.rawValue, from: self, sender: sender, configure: nil)
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
    /// - Complexity: O(*n*) in the number of hooks, besides what AppKit does.
    @discardableResult
    public func performSegue(
      _ identifier: SegueIdentifier, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (NSStoryboardSegue) throws -> Void
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
    /// - Complexity: O(*n*) in hooks and in the controllers that the destination shows, besides what AppKit does.
    @discardableResult
    public func performSegue<Destination: NSResponder>(
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
      for segue: NSStoryboardSegue
    ) throws(SegueIdentifierError) -> SegueIdentifier {
      try Self.segueIdentifier(of: AppKitPlatform.reference(to: segue))
    }

    /// The identifier of a segue; nil where it has none, or one that the type does not list.
    ///
    /// - Parameter segue: The segue.
    /// - Returns: The case, if there is one.
    /// - Complexity: As that of `SegueIdentifier.init(rawValue:)`.
    public func knownSegueIdentifier(for segue: NSStoryboardSegue) -> SegueIdentifier? {
      segue.identifier.flatMap { SegueIdentifier(rawValue: $0) }
    }
  }
#endif
