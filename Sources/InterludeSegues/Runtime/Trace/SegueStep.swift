/// The steps that a trace tells apart; each is recorded before the code that it names runs.
public enum SegueStep: String, Sendable, Hashable, CaseIterable {
  /// A source is asked whether a segue may be performed.
  case shouldPerform
  /// It has said no.
  case denied
  /// A segue action is asked for the destination; the detail is its selector.
  case segueAction
  /// A creator is asked for the controller.
  case creator
  /// A segue action or creator has returned nil, and `init(coder:)` takes its place.
  case declined
  /// `init(coder:)` of the base class runs.
  case initCoder = "init"
  /// An outlet that the class lists is connected; the detail is its property.
  case outlet
  /// A runtime attribute is handed over; the detail is its key path.
  case attribute
  /// `awakeFromNib()` is called.
  case awakeFromNib
  /// The segue object has been made; the detail is its class.
  case segue
  /// The closure of a perform call runs.
  case configure
  /// The source's `prepare(for:sender:)` is called.
  case prepare
  /// The segue's `perform()` is called.
  case perform
  /// The action of an unwind segue is called on its destination; the detail is its selector.
  case unwindAction
  /// `unwind(_:towards:)` is called; the detail is the class of the controller that comes next.
  case unwindTowards
  /// `loadView()` is called.
  case loadView
  /// `viewDidLoad()` is called.
  case viewDidLoad
  /// `willMove(toParent:)` is called; the detail is the parent's class, or `nil`.
  case willMove
  /// `didMove(toParent:)` is called; the detail is the parent's class, or `nil`.
  case didMove
  /// A controller is presented; the detail is the class of the one that presents it.
  case present
  /// A presentation ends; the detail is the class of the one that presented.
  case dismiss
}
