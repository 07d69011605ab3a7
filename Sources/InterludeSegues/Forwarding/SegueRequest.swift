/// A segue that somebody wants performed and that nothing has been made for yet.
@MainActor
public struct SegueRequest {
  /// The segue's identifier; empty for a segue that has none.
  public let identifier: String
  /// Who asks.
  public let sender: Any?

  /// Makes a request.
  public init(identifier: String, sender: Any?) {
    self.identifier = identifier
    self.sender = sender
  }
}
