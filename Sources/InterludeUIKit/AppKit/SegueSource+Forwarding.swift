#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  internal import Interlude
  internal import InterludeSegues

  extension SegueSource {
    /// Runs the hooks and the closure of a segue; the one line that a class of one's own needs in its prepare.
    ///
    /// ```swift
    /// override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    ///   runSegueHooks(for: segue, sender: sender)
    /// }
    /// ```
    /// A class that gives the rest of its prepare as a closure has hooks around that too, may throw in it, and keeps
    /// `.afterPrepare` apart from `.beforePrepare`.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: The sender.
    ///   - own: What the class does itself; it gets the sender, which a hook may have changed.
    /// - Complexity: O(*n*) in the number of hooks.
    public func runSegueHooks(
      for segue: NSStoryboardSegue, sender: Any?,
      own: @escaping @MainActor (Any?) throws -> Void = { _ in }
    ) {
      AppKitPlatform.receive(segue, from: self, sender: sender, own: own)
    }

    /// Whether the hooks of ``AppKitPlatform/admission`` let a segue be performed; the line for `shouldPerformSegue`.
    ///
    /// ```swift
    /// override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    ///   admitsSegue(withIdentifier: identifier, sender: sender) && isReady
    /// }
    /// ```
    /// - Parameters:
    ///   - identifier: The segue's identifier.
    ///   - sender: The sender.
    /// - Returns: True unless a hook says otherwise.
    /// - Complexity: O(*n*) in the number of hooks.
    public func admitsSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      AppKitPlatform.admits(SegueRequest(identifier: identifier, sender: sender), from: self)
    }
  }
#endif
