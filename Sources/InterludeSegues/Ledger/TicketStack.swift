/// The tickets of the perform calls under way, of all controllers, the innermost on top.
///
/// Calls on the main actor end in the reverse of the order in which they began, whichever controllers they are from. So
/// one list holds the stack of every controller, and a ticket is only there while its call, which has the controller, is
/// under way: no table is needed, and no entry can be left for a stranger at the same address.
@MainActor
final class TicketStack {
  private var top: SegueTicket?
  /// The number of tickets.
  private(set) var count = 0

  /// Puts a ticket on top.
  func push(
    _ controller: AnyObject, identifier: String?, sender: Any?, hasClosure: Bool
  ) -> SegueTicket {
    let ticket = SegueTicket(
      controller, identifier: identifier, sender: sender, below: top, hasClosure: hasClosure)
    top = ticket
    count += 1
    return ticket
  }

  /// Takes the top ticket off.
  func pop() {
    top = top?.end()
    count -= 1
  }

  /// The ticket of the innermost call of a controller.
  ///
  /// - Complexity: O(*n*) in the number of calls inside of it, from other controllers.
  func top(of controller: AnyObject) -> SegueTicket? {
    var next = top
    while let ticket = next {
      if ticket.isOf(controller) { return ticket }
      next = ticket.below
    }
    return nil
  }
}
