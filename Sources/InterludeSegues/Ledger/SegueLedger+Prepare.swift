internal import Interlude

extension SegueLedger {
  /// Leads a segue through the pipeline to its source, on a platform that knows the call which triggered it.
  ///
  /// - Parameters:
  ///   - controller: The source.
  ///   - segue: The segue, with its destination made.
  ///   - sender: Who asked, as it was given.
  ///   - ticket: The call's ticket; nil where no call triggered the segue, as for an embed.
  /// - Returns: Whether the source's prepare and the call's closure have run. Where they have not, a hook kept the call
  ///   from them, and a platform that can should not perform the segue.
  /// - Throws: What hooks, the closure or the source's prepare throw.
  /// - Complexity: O(*n*) in the number of hooks.
  public func prepare(
    _ controller: Controller, segue: SegueObject, sender: Any?, ticket: SegueTicket?
  ) throws -> Bool {
    let own = ticket.flatMap { $0.use() ? $0 : nil } ?? ticketOfNoCall(controller)
    return try run(controller, segue: segue, sender: sender, ticket: own)
  }

  /// Leads a segue through the pipeline to its source, on a platform that calls `prepare` by itself.
  ///
  /// The segue belongs to the source's innermost perform call if that waits for one with this identifier and sender,
  /// and to no call otherwise.
  ///
  /// - Parameters:
  ///   - controller: The source.
  ///   - segue: The segue, with its destination made.
  ///   - identifier: The segue's identifier; nil where it has none.
  ///   - sender: Who asked, as the platform gives it.
  /// - Returns: Whether the source's prepare and the call's closure have run.
  /// - Throws: What hooks, the closure or the source's prepare throw.
  /// - Complexity: O(*n*) in the number of hooks.
  @discardableResult
  public func prepare(
    _ controller: Controller, segue: SegueObject, identifier: String?, sender: Any?
  ) throws -> Bool {
    let own = claim(controller, identifier: identifier, sender: sender)
    return try prepare(controller, segue: segue, sender: sender, ticket: own)
  }

  /// Claims the ticket of the source's innermost perform call for a segue that begins.
  ///
  /// A platform that knows when its own perform method runs claims there, so that nothing that runs between that and
  /// the segue's prepare can be taken for the segue.
  ///
  /// - Returns: The ticket, if the call waits for a segue with this identifier and sender; nil otherwise.
  /// - Complexity: O(1).
  public func claim(_ controller: Controller, identifier: String?, sender: Any?) -> SegueTicket? {
    guard let top = stack.top(of: controller), top.waits(for: identifier, sender: sender) else {
      return nil
    }
    return top.claim() ? top : nil
  }

  private func run(
    _ controller: Controller, segue: SegueObject, sender: Any?, ticket: SegueTicket
  ) throws -> Bool {
    try pipeline(controller, Preparation(segue: segue, sender: sender, ticket: ticket))
    return ticket.isComplete
  }

  /// A ticket that is in no stack.
  func ticketOfNoCall(_ controller: Controller) -> SegueTicket {
    SegueTicket(controller, identifier: nil, sender: nil, below: nil, hasClosure: false)
  }
}
