/// How a controller of another framework came to life through this module's calls.
public struct FrameworkArrival: Sendable, Hashable {
  /// What asked for the controller.
  public let way: Arrival.Way
  /// What made it.
  public let maker: Arrival.Maker
  /// The controller's storyboard identifier; nil where it is not known.
  public let identifier: String?

  /// Makes the value that hooks get.
  public init(way: Arrival.Way, maker: Arrival.Maker, identifier: String?) {
    self.way = way
    self.maker = maker
    self.identifier = identifier
  }
}
