#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A base class for window controllers whose segues come to the hooks and whose perform calls run their closures.
  ///
  /// Override ``prepareSegue(_:sender:)`` in place of `prepare(for:sender:)`: it may throw, and needs no call of `super`.
  /// An override of any of AppKit's methods below has to call `super`.
  ///
  /// *Threads:* the main actor.
  open class SegueWindowController: NSWindowController {
    /// Leads the segue to the hooks, and to ``prepareSegue(_:sender:)`` inside of them.
    open override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
      runSegueHooks(for: segue, sender: sender) { [self] sender in
        try prepareSegue(segue, sender: sender)
      }
    }

    /// Called before a segue is performed, with its destination made; does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: Who asked for the segue.
    /// - Throws: Whatever it likes; the perform call throws the same, and a segue without one is reported.
    open func prepareSegue(_ segue: NSStoryboardSegue, sender: Any?) throws {}

    /// Asks the hooks of `AppKitPlatform.admission` too.
    open override func shouldPerformSegue(
      withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
    ) -> Bool {
      admitsSegue(withIdentifier: identifier, sender: sender)
        && super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }
#endif
