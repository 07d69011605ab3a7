#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A controller that segues begin at: AppKit's view controllers and window controllers.
  ///
  /// *Threads:* the main actor.
  @MainActor
  public protocol SegueSource: NSResponder {}

  extension NSViewController: SegueSource {}
  extension NSWindowController: SegueSource {}
#endif
