/// What a perform call was given besides the segue and the closure.
struct SegueCall {
  let sender: Any?
  let position: ConfigurePosition
  let asks: Bool
  let fileID: StaticString
  let line: UInt
}

extension SceneController {
  /// Hands a perform call to the ledger.
  func perform(
    _ identifier: String?, _ call: SegueCall,
    configure: consuming @escaping @MainActor (Segue) throws -> Void,
    trigger: @MainActor (SegueTicket) throws -> SegueOutcome
  ) throws -> SegueOutcome {
    let ask: @MainActor () -> Bool = { [self] in
      asks(identifier, sender: call.sender)
    }
    return try Self.ledger.perform(
      from: self, identifier: identifier, sender: call.sender, position: call.position,
      ask: call.asks ? ask : nil, fileID: call.fileID, line: call.line,
      configure: consume configure, trigger: trigger)
  }
}
