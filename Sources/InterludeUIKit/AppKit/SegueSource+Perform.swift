#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import InterludeSegues

  extension SegueSource {
    /// Performs a segue with a closure that configures it.
    ///
    /// The closure runs for the segue that this call triggers and for no other, and is let go as soon as it has returned.
    /// Write the label `configure:`. Without it the compiler may take the closure for the sender of AppKit's own method;
    /// it does not run then, and is reported to ``AppKitPlatform/reports`` where it can be told.
    ///
    /// ```swift
    /// try performSegue(withIdentifier: "showDetail", sender: cell, configure: { segue in
    ///   (segue.destinationController as? NSViewController)?.title = "Vespers"
    /// })
    /// ```
    /// *Order:* ``AppKitPlatform/admission``, then AppKit's own order; hooks of ``AppKitPlatform/prepareForSegue`` stand outside of the closure, and
    /// the rest of the source's own prepare runs after it, or before it with `.afterPrepare`.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier. AppKit raises an exception where the source has no such segue: there is no
    ///     public way to ask beforehand.
    ///   - sender: Who asks, handed on unchanged.
    ///   - position: Whether the closure runs before or after what the source gives to
    ///     ``runSegueHooks(for:sender:own:)``.
    ///   - askShouldPerform: Whether `shouldPerformSegue(withIdentifier:sender:)` is asked first; AppKit does not ask it.
    ///   - fileID: The file that the closure is listed with in a plan.
    ///   - line: The line that the closure is listed with in a plan.
    ///   - configure: Runs with the segue, its destination made.
    /// - Returns: What happened; `.notPrepared` where the source does not lead its prepare to the hooks.
    /// - Throws: `SegueError/notFromStoryboard(controller:segue:)`, and what hooks, the closure and the source's own
    ///   prepare throw. AppKit has performed the segue by then.
    /// - Complexity: O(*n*) in the number of hooks, besides what AppKit does.
    @discardableResult
    public func performSegue(
      withIdentifier identifier: String, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (NSStoryboardSegue) throws -> Void
    ) throws -> SegueOutcome {
      try AppKitPlatform.perform(
        identifier, from: self, sender: sender, position: position,
        askShouldPerform: askShouldPerform, fileID: fileID, line: line,
        configure: consume configure)
    }

    /// Performs a segue with a closure that configures the controller it leads to.
    ///
    /// The closure gets the destination, or what its containers show: the content of a window, a tab, a pane, what a
    /// ``SegueContainer`` says. Otherwise the call is as
    /// ``performSegue(withIdentifier:sender:position:askShouldPerform:fileID:line:configure:)``.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier.
    ///   - sender: Who asks, handed on unchanged.
    ///   - position: Whether the closure runs before or after the source's own prepare.
    ///   - askShouldPerform: Whether `shouldPerformSegue(withIdentifier:sender:)` is asked first.
    ///   - fileID: The file that the closure is listed with in a plan.
    ///   - line: The line that the closure is listed with in a plan.
    ///   - configure: Runs with the controller.
    /// - Returns: What happened.
    /// - Throws: As the call with a segue; also `SegueError/wrongDestination(_:expected:found:tried:)` and
    ///   `SegueError/ambiguousDestination(_:expected:candidates:)`, and then the closure has not run.
    /// - Complexity: O(*n*) in hooks and in the controllers that the destination shows, besides what AppKit does.
    @discardableResult
    public func performSegue<Destination: NSResponder>(
      withIdentifier identifier: String, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (Destination) throws -> Void
    ) throws -> SegueOutcome {
      let typed = TypedClosure<AppKitPlatform, Destination>(consume configure)
      return try AppKitPlatform.perform(
        identifier, from: self, sender: sender, position: position,
        askShouldPerform: askShouldPerform, fileID: fileID, line: line, configure: typed.forSegue)
    }

    /// Performs the segue that is named as a class is, with a closure that configures the controller.
    ///
    /// The segue's identifier is the name of the class, or the one that the class gives as `SegueNamed`.
    ///
    /// ```swift
    /// try performSegue(to: DetailController.self) { detail in detail.song = song }
    /// ```
    /// - Parameters:
    ///   - type: The class.
    ///   - sender: Who asks, handed on unchanged.
    ///   - position: Whether the closure runs before or after the source's own prepare.
    ///   - askShouldPerform: Whether `shouldPerformSegue(withIdentifier:sender:)` is asked first.
    ///   - fileID: The file that the closure is listed with in a plan.
    ///   - line: The line that the closure is listed with in a plan.
    ///   - configure: Runs with the controller.
    /// - Returns: What happened.
    /// - Throws: As the call with an identifier.
    /// - Complexity: O(*n*) in hooks and in the controllers that the destination shows, besides what AppKit does.
    @discardableResult
    public func performSegue<Destination: NSResponder>(
      to type: Destination.Type, sender: Any? = nil,
      position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line,
      configure: consuming @escaping @MainActor (Destination) throws -> Void
    ) throws -> SegueOutcome {
      try performSegue(
        withIdentifier: AppKitPlatform.segueIdentifier(to: type), sender: sender,
        position: position, askShouldPerform: askShouldPerform, fileID: fileID, line: line,
        configure: consume configure)
    }
  }
#endif
