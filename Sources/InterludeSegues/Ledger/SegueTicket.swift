/// The token of one perform call: it leads the call's closure to the call's own segue and to no other.
///
/// A ticket is *pending* until a segue claims it, which happens once. Only a ``SegueLedger`` makes tickets; a platform
/// that knows which segue a perform call triggers hands the ticket back to it, any other platform lets the ledger match.
///
/// *Threads:* the main actor.
@MainActor
public final class SegueTicket {
  let identifier: String?
  private var controller: AnyObject?
  private var sender: Any?
  /// The ticket that was on top of the stack before this one.
  private(set) var below: SegueTicket?
  /// Whether a closure waits for this ticket's prepare.
  let hasClosure: Bool

  /// How far the ticket's own segue has come.
  private var stage = Stage.pending
  /// Whether the source's own prepare has run to its end.
  var isPrepared = false
  /// Whether its controller has led any prepare to the ledger since the call began.
  var hasSeenPrepare = false
  /// Whether the closure has run to its end.
  private var isConfigured = false
  /// What was thrown in a prepare that cannot throw, until the call does.
  var failure: (any Error)?

  init(
    _ controller: AnyObject, identifier: String?, sender: Any?, below: SegueTicket?,
    hasClosure: Bool
  ) {
    self.controller = controller
    self.identifier = identifier
    self.sender = sender
    self.below = below
    self.hasClosure = hasClosure
  }

  /// Whether no segue has come for the call yet.
  ///
  /// Still true when the platform's perform method has returned: the source did not lead its prepare to the ledger.
  public var isPending: Bool { stage == .pending }

  /// Whether everything that the call wanted to run before the segue has run.
  var isComplete: Bool { isPrepared && (isConfigured || !hasClosure) }

  /// Whether the ticket is of a call of a controller.
  func isOf(_ controller: AnyObject) -> Bool { self.controller === controller }

  /// Gives the ticket to the segue that the platform has begun to perform.
  ///
  /// - Returns: Whether the ticket was pending; a second segue does not get it.
  func claim() -> Bool {
    guard stage == .pending else { return false }
    stage = .claimed
    return true
  }

  /// Gives the ticket to its one prepare.
  ///
  /// - Returns: Whether no prepare had it before.
  func use() -> Bool {
    defer { stage = .used }
    return stage != .used
  }

  /// Runs the closure of the call and notes that it came to its end.
  func configure<SegueObject>(
    _ closure: SegueClosure<SegueObject>, _ segue: SegueObject,
    after note: (@MainActor (SegueObject) -> Void)?
  ) throws {
    note?(segue)
    try closure.run(segue)
    isConfigured = true
  }

  /// Ends the ticket and lets go of what it holds, as a plan may name it a little longer.
  ///
  /// - Returns: The ticket that is on top of the stack now.
  func end() -> SegueTicket? {
    stage = .used
    controller = nil
    sender = nil
    failure = nil
    let next = below
    below = nil
    return next
  }

  /// Whether a segue with this identifier and sender can be the one that the ticket waits for.
  ///
  /// A segue without an identifier could be any; its ticket has to be handed back.
  func waits(for identifier: String?, sender: Any?) -> Bool {
    guard let identifier, stage == .pending, self.identifier == identifier else { return false }
    let own = self.sender
    return canBeSender(own, sender, of: controller)
  }

  private enum Stage {
    case pending
    case claimed
    case used
  }
}
