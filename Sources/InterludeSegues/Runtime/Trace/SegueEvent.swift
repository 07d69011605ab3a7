/// One step of the life of controllers and segues, as a trace recorded it.
public struct SegueEvent: Sendable, Hashable {
  /// What happened.
  public let step: SegueStep
  /// The class of the controller that it happened to.
  public let controller: String
  /// What else belongs to it: a segue's name, a selector, a key path, a parent's class; nil for nothing.
  public let detail: String?

  /// Makes an event.
  public init(_ step: SegueStep, _ controller: String, _ detail: String? = nil) {
    self.step = step
    self.controller = controller
    self.detail = detail
  }
}

extension SegueEvent: CustomStringConvertible {
  /// The step, the controller and the detail, as tests compare them: `prepare SongListController showDetail`.
  public var description: String {
    "\(step.rawValue) \(controller)" + (detail.map { " \($0)" } ?? "")
  }
}
