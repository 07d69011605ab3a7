/// Records what happens to controllers and segues, step by step.
///
/// ```swift
/// let trace = SegueTrace()
/// try trace.record { try list.performSegue(withIdentifier: "showDetail", sender: nil) }
/// print(trace.words)
/// // ["init DetailController", "awakeFromNib DetailController", "segue ListController Segue",
/// //  "prepare ListController showDetail", "perform ListController showDetail", …]
/// ```
/// *Order:* the order in which the steps began. A trace inside a trace leaves the outer one whole.
///
/// *Threads:* the main actor.
@MainActor
public final class SegueTrace {
  /// What was recorded.
  public private(set) var events: [SegueEvent] = []

  /// The traces that are recording, outermost first.
  ///
  /// Always replaced as a whole: reads and writes that end at once are not checked for overlaps at run time, which would
  /// cost each step more than the rest of ``note(_:_:_:)-(_,SceneController,_)``.
  private static var recording: [SegueTrace] = []

  /// Makes an empty trace.
  public init() {}

  /// The events as words.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var words: [String] { events.map(\.description) }

  /// Records while a closure runs, after what was recorded before.
  ///
  /// - Parameter body: What to watch.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public func record<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.recording
    Self.recording = outer + [self]
    defer { Self.recording = outer }
    return try body()
  }

  /// Forgets what was recorded.
  public func clear() {
    events = []
  }

  /// Tells every trace that is recording of a step; costs one comparison where there is none.
  static func note(
    _ step: SegueStep, _ controller: SceneController, _ detail: @autoclosure () -> String? = nil
  ) {
    guard !recording.isEmpty else { return }
    let event = SegueEvent(step, controller.className, detail())
    for trace in recording { trace.events.append(event) }
  }

  /// Tells of a step of a controller that is not made yet.
  static func note(
    _ step: SegueStep, _ place: StoryboardController, _ detail: @autoclosure () -> String? = nil
  ) {
    guard !recording.isEmpty else { return }
    let event = SegueEvent(step, place.description.className, detail())
    for trace in recording { trace.events.append(event) }
  }
}
