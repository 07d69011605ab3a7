/// Something that happened at a hook point, for observers to see.
///
/// Events are values that can be read and nothing else.
public struct HookEvent: Sendable {
  /// The name of the hook point.
  public let hookPoint: String

  /// When it happened.
  public let instant: ContinuousClock.Instant

  /// The call in which it happened; nil for what happens to a hook outside of any call.
  public let call: Call?

  /// What happened.
  public let happening: Happening

  /// What can happen; whatever begins in a call ends in it, thrown or not.
  public enum Happening: Sendable {
    /// A call began.
    case callBegan
    /// A call is over; how it ended, and how long it took.
    case callEnded(Ending, Duration)
    /// The body of a hook began; for an around, with the inner rest inside of it.
    case hookBegan(Plan.Entry)
    /// The body of a hook is over; how it ended, and how long it took.
    case hookEnded(Plan.Entry, Ending, Duration)
    /// The code that the hook point surrounds began.
    case originalBegan
    /// The code that the hook point surrounds is over; how it ended, and how long it took.
    case originalEnded(Ending, Duration)
    /// A hook was attached.
    case attached(Plan.Entry)
    /// A hook has come to its end: cancelled, used up, or with its object or its owner.
    case detached(Plan.Entry)
  }

  /// How something ended.
  public enum Ending: Sendable {
    /// It returned.
    case returned
    /// It threw this.
    case threw(any Error)
  }

  /// One call of a hook point.
  public struct Call: Sendable, Hashable {
    /// The number of the call; no two observed calls of a program share one.
    public let id: UInt64

    /// The observed call from whose inside this one was made, also in a child task; nil for none.
    public let parent: UInt64?

    /// The outermost of the calls that run inside of each other, in one task or on one thread.
    ///
    /// What happens in one strand nests like parentheses. Answers that are given at the same time
    /// have a strand each.
    public let strand: UInt64

    /// The subject of the call; it may have ended since.
    public let subject: ObjectIdentifier
  }
}

extension HookEvent.Ending: CustomStringConvertible {
  /// `returned`, or `threw` with the error.
  public var description: String {
    switch self {
    case .returned: "returned"
    case .threw(let error): "threw \(error)"
    }
  }
}
