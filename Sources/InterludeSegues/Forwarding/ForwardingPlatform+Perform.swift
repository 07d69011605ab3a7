internal import Interlude

extension ForwardingPlatform {
  /// Performs a segue with a closure that configures it, or without one.
  ///
  /// *Order:* ``admission`` is asked first, then the controller where `askShouldPerform` says so; then the framework runs,
  /// makes the destination and calls the source's prepare, which leads to the hooks and the closure.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - controller: The source.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after the source's own prepare.
  ///   - askShouldPerform: Whether the source's `shouldPerformSegue` is asked.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the segue, its destination made.
  /// - Returns: What happened.
  /// - Throws: ``SegueError/notFromStoryboard(controller:segue:)``, and what hooks, the closure and the source's own prepare
  ///   throw; the framework has performed the segue by then.
  /// - Complexity: O(*n*) in the number of hooks, besides what the framework does.
  @discardableResult
  public static func perform(
    _ identifier: String, from controller: Controller, sender: Any?,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming (@MainActor (SegueObject) throws -> Void)?
  ) throws -> SegueOutcome {
    let reference = ControllerReference(name: className(of: controller), place: nil)
    guard hasStoryboard(controller) else {
      throw SegueError.notFromStoryboard(controller: reference, segue: "'\(identifier)'")
    }
    let request = SegueRequest(identifier: identifier, sender: sender)
    return try ledger.perform(
      from: controller, identifier: identifier, sender: sender, position: position,
      ask: { mayPerform(request, from: controller, asking: askShouldPerform) }, fileID: fileID,
      line: line, configure: configure.take()
    ) { ticket in
      performPlainly(identifier, from: controller, sender: sender)
      guard ticket.isPending else { return .performed }
      let isForwarder = ticket.hasSeenPrepare || ledger.isForwarder(controller)
      reports(
        controller,
        isForwarder
          ? .notMatched(controller: reference, segue: identifier)
          : .notForwarded(controller: reference, segue: identifier, advice: forwardingAdvice))
      return .notPrepared
    }
  }

  /// Whether hooks and, where it is asked, the controller let a segue be performed; hooks are asked once.
  private static func mayPerform(
    _ request: SegueRequest, from controller: Controller, asking: Bool
  ) -> Bool {
    guard asking else { return admits(request, from: controller) }
    let count = ledger.admissionCount
    guard allows(request.identifier, from: controller, sender: request.sender) else { return false }
    return ledger.admissionCount != count || admits(request, from: controller)
  }

  /// Whether the hooks of ``admission`` let a segue be performed; controllers ask in their `shouldPerformSegue`.
  ///
  /// - Parameters:
  ///   - request: The segue and who wants it.
  ///   - controller: The source.
  /// - Returns: True unless a hook says otherwise.
  /// - Complexity: O(*n*) in the number of hooks.
  public static func admits(_ request: SegueRequest, from controller: Controller) -> Bool {
    ledger.admissionCount += 1
    return admission(controller, request)
  }
}
