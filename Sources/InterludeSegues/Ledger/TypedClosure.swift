/// Holds a closure for a controller of a class, which is found when the segue comes.
///
/// The controller is looked for in the segue's destination and in what its containers show. What the closure captured
/// is let go as soon as its body has returned.
///
/// *Threads:* the main actor.
@MainActor
public final class TypedClosure<Platform: SeguePlatform, Destination>:
  SegueClosure<Platform.SegueObject>
{
  private var configure: (@MainActor (Destination) throws -> Void)?

  /// Holds a closure that takes the controller.
  public init(_ configure: consuming @escaping @MainActor (Destination) throws -> Void) {
    self.configure = configure
    super.init()
  }

  /// The closure for a segue, for platforms that take one.
  public var forSegue: @MainActor (Platform.SegueObject) throws -> Void {
    { [self] segue in try run(segue) }
  }

  /// Finds the controller, then runs the closure with it; throws a ``SegueError`` where it cannot be found.
  override func run(_ segue: Platform.SegueObject) throws {
    guard let configure else { return }
    self.configure = nil
    try configure(try LookThrough<Platform, Destination>().target(of: segue))
  }
}
