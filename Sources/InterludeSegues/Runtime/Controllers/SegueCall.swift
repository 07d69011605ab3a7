/// What a perform call was given besides the segue and the closure.
struct SegueCall {
  let sender: Any?
  let position: ConfigurePosition
  let asks: Bool
  let fileID: StaticString
  let line: UInt
}

extension SceneController {
  /// Asks where the call says so, then hands it to the ledger.
  func perform(
    _ identifier: String?, _ call: SegueCall, configure: SegueClosure<Segue>,
    trigger: @MainActor (SegueTicket) throws -> SegueOutcome
  ) throws -> SegueOutcome {
    if call.asks, !asks(identifier, sender: call.sender) { return .denied }
    return try Self.ledger.perform(
      from: self, identifier: identifier, sender: call.sender, position: call.position,
      fileID: call.fileID, line: call.line, closure: configure, trigger: trigger)
  }

  /// Performs the segue of an identifier.
  func perform(
    _ identifier: String, _ call: SegueCall, configure: SegueClosure<Segue>
  ) throws -> SegueOutcome {
    try perform(identifier, call, configure: configure) { [self] _ in
      try performSegue(withIdentifier: identifier, sender: call.sender)
    }
  }

  /// Performs a segue of this controller, by its identifier where that finds it.
  func perform(
    _ segue: SegueDescription, _ call: SegueCall, configure: SegueClosure<Segue>
  ) throws -> SegueOutcome {
    let named = segue.name.flatMap { name in
      segues.first { $0.name == name }?.id == segue.id ? name : nil
    }
    return try perform(segue.name, call, configure: configure) { [self] ticket in
      if let named { return try performSegue(withIdentifier: named, sender: call.sender) }
      try place?.check(segue)
      return try run(segue, sender: call.sender, ticket: ticket)
    }
  }
}
