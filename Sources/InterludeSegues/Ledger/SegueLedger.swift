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

  /// The top of each controller's stack of tickets.
  private let tops = ObjectTable<SegueTicket>()

  /// The number of perform calls under way.
  public private(set) var pendingCount = 0

  /// Makes a ledger and its pipeline.
  ///
  /// - Parameters:
  ///   - name: The name of the hook point.
  ///   - prepare: Calls the controller's own prepare with the segue and the sender.
  public init(
    _ name: String,
    prepare: @escaping @MainActor (Controller, SegueObject, Any?) throws -> Void
  ) {
    pipeline = Pipeline(name) { controller, preparation in
      try prepare(controller, preparation.segue, preparation.sender)
      preparation.ticket.isPrepared = true
    }
  }

  /// Whether no perform call is under way and no table holds anything.
  ///
  /// - Complexity: Linear in the number of entries, which is that of the calls under way.
  public var isEmpty: Bool { pendingCount == 0 && entryCount == 0 }

  /// The number of controllers for which the ledger's table has an entry.
  ///
  /// - Complexity: Linear in that number.
  public var entryCount: Int { tops.count }

  /// The ticket of the innermost perform call of a controller.
  func top(of controller: Controller) -> SegueTicket? { tops[controller] }

  /// Puts a ticket on top of a controller's stack.
  func push(
    _ controller: Controller, identifier: String?, sender: Any?, hasClosure: Bool
  ) -> SegueTicket {
    let ticket = SegueTicket(
      identifier: identifier, sender: sender, below: tops[controller], hasClosure: hasClosure)
    tops[controller] = ticket
    pendingCount += 1
    return ticket
  }

  /// Takes a ticket off the top of a controller's stack; calls end in the reverse of the order in which they began.
  func pop(_ ticket: SegueTicket, of controller: Controller) {
    tops[controller] = ticket.end()
    pendingCount -= 1
  }
}
