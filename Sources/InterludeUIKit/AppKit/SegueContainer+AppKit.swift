#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A container of an app's own, which says what it shows, so that typed destinations are looked for in it.
  ///
  /// *Threads:* the main actor.
  @MainActor
  public protocol SegueContainer: NSResponder {
    /// The view controllers or window controllers that the container shows.
    var segueContent: [NSResponder] { get }
  }
#endif
