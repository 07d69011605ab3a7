internal import Interlude

extension SegueLedger {
  /// Performs a segue with a closure that configures it, or without one.
  ///
  /// - Parameters:
  ///   - controller: The source.
  ///   - identifier: The segue's identifier; nil for a segue that has none.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after the source's own prepare.
  ///   - ask: Asks the source whether the segue may be performed; nil where it is not to be asked.
  ///   - fileID: The file that the closure's hook is listed with.
  ///   - line: The line that the closure's hook is listed with.
  ///   - closure: Runs with the segue that this call triggers, at most once; it is let go as soon as it has returned.
  ///   - trigger: Makes the platform perform the segue, which brings it to ``prepare(_:segue:sender:ticket:)`` or to
  ///     ``prepare(_:segue:identifier:sender:)``.
  /// - Returns: What happened; `.denied` and `.noTarget` also where `trigger` says so and nothing was prepared.
  /// - Throws: What `trigger`, hooks, the closure or the source's prepare throw, unchanged; where the platform's prepare
  ///   cannot throw, when `trigger` has returned.
  /// - Complexity: O(1); one ticket and one hook are allocated.
  @discardableResult
  public func perform(
    from controller: Controller, identifier: String?, sender: Any?,
    position: ConfigurePosition = .beforePrepare, ask: (@MainActor () -> Bool)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    closure: SegueClosure<SegueObject>?,
    trigger: @MainActor (SegueTicket) throws -> SegueOutcome
  ) throws -> SegueOutcome {
    if let ask, !ask() { return .denied }
    let ticket = stack.push(
      controller, identifier: identifier, sender: sender, hasClosure: closure != nil)
    defer { stack.pop() }
    let hook = closure.map {
      attach($0, to: ticket, of: controller, position: position, fileID: fileID, line: line)
    }
    defer { hook?.cancel() }
    let outcome = try trigger(ticket)
    if let failure = ticket.failure { throw failure }
    if ticket.isComplete { return .performed }
    return outcome == .performed ? .notPrepared : outcome
  }

  /// Performs a segue with a closure that configures it, or without one, as
  /// ``perform(from:identifier:sender:position:ask:fileID:line:closure:trigger:)`` does.
  ///
  /// - Parameters:
  ///   - controller: The source.
  ///   - identifier: The segue's identifier; nil for a segue that has none.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after the source's own prepare.
  ///   - ask: Asks the source whether the segue may be performed; nil where it is not to be asked.
  ///   - fileID: The file that the closure's hook is listed with.
  ///   - line: The line that the closure's hook is listed with.
  ///   - configure: Runs with the segue that this call triggers, at most once; it is let go as soon as it has returned.
  ///   - trigger: Makes the platform perform the segue.
  /// - Returns: What happened.
  /// - Throws: What `trigger`, hooks, the closure or the source's prepare throw.
  /// - Complexity: O(1); a box for the closure, one ticket and one hook are allocated.
  @discardableResult
  public func perform(
    from controller: Controller, identifier: String?, sender: Any?,
    position: ConfigurePosition = .beforePrepare, ask: (@MainActor () -> Bool)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming (@MainActor (SegueObject) throws -> Void)?,
    trigger: @MainActor (SegueTicket) throws -> SegueOutcome
  ) throws -> SegueOutcome {
    let closure: SegueClosure<SegueObject>? =
      if let configure = consume configure { SegueClosure(configure) } else { nil }
    return try perform(
      from: controller, identifier: identifier, sender: sender, position: position, ask: ask,
      fileID: fileID, line: line, closure: closure, trigger: trigger)
  }

  /// Makes the closure a one-shot hook of the pipeline that takes part only in the prepare with its ticket.
  private func attach(
    _ closure: SegueClosure<SegueObject>, to ticket: SegueTicket, of controller: Controller,
    position: ConfigurePosition, fileID: StaticString, line: UInt
  ) -> Registration {
    let isOwn: @MainActor (Controller, Preparation<SegueObject>) -> Bool = { _, preparation in
      preparation.ticket === ticket
    }
    switch position {
    case .beforePrepare:
      return pipeline.before(
        .object(controller), order: .last, once: true, when: isOwn, fileID: fileID, line: line
      ) { [willConfigure] _, preparation in
        try ticket.configure(closure, preparation.segue, after: willConfigure)
      }
    case .afterPrepare:
      return pipeline.after(
        .object(controller), order: .last, once: true, when: isOwn, fileID: fileID, line: line
      ) { [willConfigure] _, preparation, _ in
        try ticket.configure(closure, preparation.segue, after: willConfigure)
      }
    }
  }
}
