public import Interlude

/// A platform whose framework performs segues and calls `prepare` by itself, as UIKit and AppKit do.
///
/// Controllers lead their prepare to ``receive(_:from:sender:own:)``. Nothing is replaced in the framework: a class that
/// does not lead its prepare there gets the outcome `.notPrepared` and a report that says what to write.
///
/// *Threads:* the main actor.
@MainActor
public protocol ForwardingPlatform: SeguePlatform {
  /// The type of ``admission``.
  typealias Admission = MainActorHookPoint<Controller, SegueRequest, Bool, Never>
  /// The type of ``reports``.
  typealias Reports = MainActorHookPoint<Controller, SegueReport, Void, Never>
  /// The type of ``awakening``.
  typealias Awakening = MainActorHookPoint<Controller, FrameworkArrival, Void, SegueError>

  /// The hook point that says whether a segue may be performed, before anything is made for it.
  static var admission: Admission { get }

  /// The hook point that what goes wrong without a call to throw it comes to.
  static var reports: Reports { get }

  /// The hook point around every controller that comes to life through this module's calls.
  static var awakening: Awakening { get }

  /// Calls the framework's own perform method.
  static func performPlainly(_ identifier: String, from controller: Controller, sender: Any?)

  /// Asks the controller's own `shouldPerformSegue`.
  static func allows(_ identifier: String, from controller: Controller, sender: Any?) -> Bool

  /// Whether the controller comes from a storyboard, without which it has no segues.
  static func hasStoryboard(_ controller: Controller) -> Bool

  /// The end of a sentence that says what a class has to write that does not lead its prepare to the hooks.
  static var forwardingAdvice: String { get }
}
