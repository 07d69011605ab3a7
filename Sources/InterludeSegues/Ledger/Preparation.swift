/// What the prepare pipeline is called with: one segue that is about to be performed.
@MainActor
public struct Preparation<SegueObject: AnyObject> {
  /// The segue, with its destination made.
  public let segue: SegueObject
  /// Who asked for the segue, as it was given; a before hook may change what hooks further in and the source see.
  public var sender: Any?
  /// The token of the perform call that triggered the segue; one of its own where no call did.
  let ticket: SegueTicket
  /// What the source does in its own prepare, where it leads the segue here by itself.
  let own: (@MainActor (Any?) throws -> Void)?

  /// Whether the source's own prepare and the closure of the call, where there is one, have run to their end.
  ///
  /// A hook that has called the inner rest learns from it whether a hook further in kept the two from running.
  public var isComplete: Bool { ticket.isComplete }

  init(
    segue: SegueObject, sender: Any?, ticket: SegueTicket,
    own: (@MainActor (Any?) throws -> Void)? = nil
  ) {
    self.segue = segue
    self.sender = sender
    self.ticket = ticket
    self.own = own
  }
}
