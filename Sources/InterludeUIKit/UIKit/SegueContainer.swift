#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A container of an app's own, which says what it shows, so that typed destinations are looked for in it.
  ///
  /// *Threads:* the main actor.
  @MainActor
  public protocol SegueContainer: UIViewController {
    /// The controllers that the container shows.
    var segueContent: [UIViewController] { get }
  }
#endif
