internal import Interlude

extension ForwardingPlatform {
  /// Leads a segue from the source's own prepare to the hooks and to the closure of the perform call that it belongs to.
  ///
  /// What is thrown comes out of the perform call; where there is none, it goes to ``reports``. A closure that the compiler
  /// took for the sender of the framework's own perform method is reported as that.
  ///
  /// - Parameters:
  ///   - segue: The segue, with its destination made.
  ///   - controller: The source.
  ///   - sender: Who asked, as the framework gives it.
  ///   - own: What the source does in its own prepare; it gets the sender.
  /// - Complexity: O(*n*) in the number of hooks.
  public static func receive(
    _ segue: SegueObject, from controller: Controller, sender: Any?,
    own: @escaping @MainActor (Any?) throws -> Void = { _ in }
  ) {
    let reference = reference(to: segue)
    if !ledger.isReceived(segue, from: controller),
      let refusal = refusal(of: sender, for: reference, controller)
    {
      reports(controller, .thrown(refusal, segue: reference))
    }
    let failure = ledger.receive(
      controller, segue: segue, identifier: reference.identifier, sender: sender, own: own)
    if let failure { reports(controller, .thrown(failure, segue: reference)) }
  }

  /// Refuses a closure as the sender, unless a perform call was given it on purpose, with a closure of its own.
  private static func refusal(
    of sender: Any?, for segue: SegueReference, _ controller: Controller
  ) -> SegueError? {
    guard !ledger.waits(controller, for: segue.identifier, sender: sender) else { return nil }
    return .refusal(
      ofSender: sender, identifier: segue.identifier ?? "", controller: segue.controller)
  }
}
