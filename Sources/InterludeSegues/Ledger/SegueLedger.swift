public import Interlude

/// Remembers which closure belongs to which perform call, for any platform's controllers and segues.
///
/// A ledger owns the *prepare pipeline*: a hook point around the controllers' own `prepare`. The closure of a perform
/// call is a one-shot hook of that point, for the one controller and the one call, and is gone when the call returns,
/// whatever happened in between.
///
/// Calls from one controller form a stack. A call inside a closure, also one for the same identifier, pushes and pops a
/// ticket of its own and leaves the outer one alone; an embed, unwind or tapped segue that comes in between has no
/// ticket and takes none.
///
/// ```swift
/// let ledger = SegueLedger("Screen.prepare") { (screen: Screen, segue: Segue, sender) in
///   try screen.prepare(for: segue, sender: sender)
/// }
/// ```
/// *Order:* the closure is the innermost hook. Hooks of the pipeline stand outside of it and can veto.
///
/// *Threads:* the main actor.
@MainActor
public final class SegueLedger<Controller: AnyObject, SegueObject: AnyObject> {
  /// The type of the prepare pipeline.
  public typealias Pipeline = MainActorHookPoint<
    Controller, Preparation<SegueObject>, Void, any Error
  >

  /// The hook point around every prepare that this ledger leads to a controller.
  public let pipeline: Pipeline

  /// Told of each closure of a call before it runs.
  let willConfigure: (@MainActor (SegueObject) -> Void)?
  /// The calls under way.
  let stack = TicketStack()
  /// The segues that controllers have led here by themselves, each with those controllers.
  let received = ObjectTable<ObjectTable<Bool>>()
  /// The classes that have led a segue here by themselves.
  private var forwarders: Set<ObjectIdentifier> = []
  /// How often hooks were asked whether a segue may be performed.
  var admissionCount = 0

  /// Makes a ledger and its pipeline.
  ///
  /// - Parameters:
  ///   - name: The name of the hook point.
  ///   - prepare: Calls the controller's own prepare with the segue and the sender.
  public convenience init(
    _ name: String,
    prepare: @escaping @MainActor (Controller, SegueObject, Any?) throws -> Void
  ) {
    self.init(name, willConfigure: nil, prepare: prepare)
  }

  init(
    _ name: String, willConfigure: (@MainActor (SegueObject) -> Void)?,
    prepare: @escaping @MainActor (Controller, SegueObject, Any?) throws -> Void
  ) {
    self.willConfigure = willConfigure
    pipeline = Pipeline(name) { controller, preparation in
      if let own = preparation.own {
        try own(preparation.sender)
      } else {
        try prepare(controller, preparation.segue, preparation.sender)
      }
      preparation.ticket.isPrepared = true
    }
  }

  /// Makes a ledger for a platform whose controllers lead their own prepare to
  /// ``receive(_:segue:identifier:sender:own:)``.
  ///
  /// - Parameter name: The name of the hook point.
  public convenience init(_ name: String) {
    self.init(name) { _, _, _ in }
  }

  /// Notes that a segue has come from a controller, for the first time from that one.
  ///
  /// A prepare may be handed on to the source's child: the segue comes from both then.
  ///
  /// - Returns: Whether it is the first time.
  func note(_ segue: SegueObject, from controller: Controller) -> Bool {
    forwarders.insert(ObjectIdentifier(type(of: controller)))
    stack.top(of: controller)?.hasSeenPrepare = true
    let controllers = received[segue] ?? ObjectTable()
    received[segue] = controllers
    guard controllers[controller] == nil else { return false }
    controllers[controller] = true
    return true
  }

  /// Whether a controller is known to lead its prepare here.
  func isForwarder(_ controller: Controller) -> Bool {
    forwarders.contains(ObjectIdentifier(type(of: controller)))
  }

  /// The number of perform calls under way.
  ///
  /// - Complexity: O(1).
  public var pendingCount: Int { stack.count }

  /// Whether no perform call is under way.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { stack.count == 0 }
}
