internal import Interlude

extension SegueLedger {
  /// Leads a segue through the pipeline from the source's own prepare, on a platform whose prepare cannot throw.
  ///
  /// The segue belongs to the source's innermost perform call if that waits for one with this identifier and sender,
  /// and to no call otherwise. What is thrown is kept for that call, which throws it when the platform has returned to
  /// it; the platform has performed the segue by then.
  ///
  /// A class may lead a segue here that its base class leads here too: the hooks run once, the rest of the source's
  /// prepare runs each time.
  ///
  /// - Parameters:
  ///   - controller: The source.
  ///   - segue: The segue, with its destination made.
  ///   - identifier: The segue's identifier; nil where it has none.
  ///   - sender: Who asked, as the platform gives it.
  ///   - own: What the source does itself; it gets the sender.
  /// - Returns: What was thrown, where there is no perform call to throw it.
  /// - Complexity: O(*n*) in the number of hooks.
  public func receive(
    _ controller: Controller, segue: SegueObject, identifier: String?, sender: Any?,
    own: @escaping @MainActor (Any?) throws -> Void = { _ in }
  ) -> (any Error)? {
    guard note(segue, from: controller) else { return caught { try own(sender) } }
    let claimed = claim(controller, identifier: identifier, sender: sender)
    let ticket = claimed.flatMap { $0.use() ? $0 : nil } ?? ticketOfNoCall(controller)
    let failure = caught {
      try pipeline(
        controller, Preparation(segue: segue, sender: sender, ticket: ticket, own: own))
    }
    guard claimed != nil else { return failure }
    ticket.failure = failure
    return nil
  }

  /// Whether a segue was led here by a controller before.
  func isReceived(_ segue: SegueObject, from controller: Controller) -> Bool {
    received[segue]?[controller] != nil
  }

  /// Whether the source's innermost call waits for a segue with this identifier and sender.
  func waits(_ controller: Controller, for identifier: String?, sender: Any?) -> Bool {
    stack.top(of: controller)?.waits(for: identifier, sender: sender) ?? false
  }

  private func caught(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
