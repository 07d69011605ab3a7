public import Interlude

/// A controller: what a storyboard makes for a scene, and what segues lead from and to.
///
/// Derive a class from it, name the class and its module in the storyboard, and override what the class wants to know.
///
/// ```swift
/// final class SongListController: SceneController {
///   override func prepare(for segue: Segue, sender: Any?) throws { print("prepare") }
/// }
/// try list.performSegue(withIdentifier: "showDetail") { segue in print("configure") }
/// // configure
/// // prepare
/// ```
/// *Threads:* the main actor.
@MainActor
open class SceneController: SentinelHolder {
  /// Remembers perform calls from every controller.
  public static let ledger = SegueLedger<SceneController, Segue>("SceneController.prepare") {
    controller, segue, sender in
    try controller.prepare(for: segue, sender: sender)
  }

  /// The hook point around ``prepare(for:sender:)``: hooks run for every segue, whichever class overrides it.
  public static var prepareForSegue: SegueLedger<SceneController, Segue>.Pipeline {
    ledger.pipeline
  }

  /// Ends what tables store beside the controller, when the controller ends.
  public nonisolated let sentinel = Sentinel()

  /// The title.
  public var title: String?
  /// The controller that contains this one; nil for none.
  public internal(set) weak var parent: SceneController?
  /// The controller that presents this one; nil for none.
  public internal(set) weak var presentingController: SceneController?
  /// The controller that this one presents; nil for none.
  public internal(set) var presentedController: SceneController?

  /// Where the controller stands in its storyboard; nil for one that was made in code.
  let place: StoryboardController?
  /// The children, with the relationships that brought them in.
  var links: [ChildLink] = []

  /// Makes a controller in code; it has no storyboard and so no segues.
  public init() {
    place = nil
  }

  /// Makes a controller from a storyboard; its children are made afterwards.
  ///
  /// - Parameter coder: The controller's description.
  public required init?(coder: SceneCoder) {
    place = coder.place
    title = coder.controller.title
  }

  /// What typed destinations are looked for in besides the controller itself; containers answer with what they show.
  open var contentControllers: [SceneController] { [] }

  /// Whether a segue may be performed; asked for the segues of controls, and by calls that ask.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; empty for a segue that has none.
  ///   - sender: Who asks.
  /// - Returns: True unless overridden.
  /// - Source: Apple, "Using Segues"; `performSegue(withIdentifier:sender:)` itself does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, with its destination made; does nothing unless overridden.
  ///
  /// An override need not call `super`, and closures of perform calls do not depend on it.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: Who asked for the segue.
  /// - Throws: Whatever it likes; the segue is not performed then, and the perform call throws the same.
  open func prepare(for segue: Segue, sender: Any?) throws {}

  /// Performs a segue of this controller.
  ///
  /// The destination is made afresh, ``prepare(for:sender:)`` runs inside of its hooks, then the segue is performed.
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked. An override that passes the call on with the same
  /// identifier and sender keeps the closure of the perform call that it is part of.
  ///
  /// An override should repeat `= nil`: without it, the compiler takes a trailing closure of a call for the sender. A
  /// closure that comes in that way is refused, so that it is never lost without a word.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; the first segue in document order that has it is meant.
  ///   - sender: Who asks, handed on unchanged.
  /// - Returns: What happened.
  /// - Throws: ``SegueError`` where there is no such segue or its destination cannot be made, and what hooks and
  ///   ``prepare(for:sender:)`` throw.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  open func performSegue(
    withIdentifier identifier: String, sender: Any? = nil
  ) throws -> SegueOutcome {
    let segue = try segue(withIdentifier: identifier)
    if let ticket = Self.ledger.claim(self, identifier: identifier, sender: sender) {
      return try run(segue, sender: sender, ticket: ticket)
    }
    if isFunction(sender) {
      throw SegueError.closureAsSender(identifier: identifier, controller: reference)
    }
    return try Self.ledger.perform(
      from: self, identifier: identifier, sender: sender, configure: nil
    ) { [self] ticket in
      try run(segue, sender: sender, ticket: ticket)
    }
  }

  /// The actions of the class that unwind segues lead to, by the selectors that stand in storyboards; none unless
  /// overridden.
  ///
  /// An override that adds to those of its superclass writes `super.unwindActions + […]`; of two with one selector, the
  /// later counts. The class is asked once.
  open class var unwindActions: [UnwindAction] { [] }

  /// The order in which the destination of an unwind segue from this controller is looked for.
  open var unwindRule: UnwindRule { .nearest }

  /// Whether an unwind segue may lead to this controller.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - source: The controller that the segue begins at.
  ///   - sender: Who asks.
  /// - Returns: Whether the class lists the action and the controller is not the source, unless overridden.
  /// - Source: Apple, `canPerformUnwindSegueAction(_:from:sender:)`.
  open func canPerformUnwind(
    _ action: String, from source: SceneController, sender: Any?
  ) -> Bool {
    source !== self && UnwindActionTable.of(self)[action] != nil
  }

  /// The children in which the destination of an unwind segue may be looked for, in this order.
  ///
  /// - Parameter origin: Where the segue begins, and what it looks for.
  /// - Returns: All children but the one that contains the source, unless overridden.
  /// - Source: Apple, `allowedChildrenForUnwinding(from:)`.
  open func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
    let own = child(containing: origin.source)
    return children.filter { $0 !== own }
  }

  /// Called on each container between the ends of an unwind segue, to show the child that the way back leads through;
  /// does nothing unless overridden.
  ///
  /// - Parameters:
  ///   - segue: The unwind segue.
  ///   - next: The child to show.
  /// - Source: Apple, `unwind(for:towards:)`.
  open func unwind(_ segue: Segue, towards next: SceneController) {}
}
