public import Interlude

/// A controller: what a storyboard makes for a scene, and what segues lead from and to.
///
/// Derive a class from it, name the class and its module in the storyboard, and override what the class wants to know.
///
/// ```swift
/// final class SongListController: SceneController {
///   override func prepare(for segue: Segue, sender: Any?) throws { print("prepare") }
/// }
/// try list.performSegue(withIdentifier: "showDetail") { segue in print("configure") }
/// // configure
/// // prepare
/// ```
/// *Threads:* the main actor.
@MainActor
open class SceneController: SentinelHolder {
  /// Remembers perform calls from every controller.
  public static let ledger = SegueLedger<SceneController, Segue>(
    "SceneController.prepare",
    willConfigure: { SegueTrace.note(.configure, $0.source, $0.eventName) }
  ) { controller, segue, sender in
    SegueTrace.note(.prepare, controller, segue.eventName)
    try controller.prepare(for: segue, sender: sender)
  }

  /// The hook point around ``prepare(for:sender:)``: hooks run for every segue, whichever class overrides it.
  public static var prepareForSegue: SegueLedger<SceneController, Segue>.Pipeline {
    ledger.pipeline
  }

  /// The hook point around ``awakeFromNib()`` and the runtime attributes before it, for every controller that comes from
  /// a storyboard: an initial one, one by identifier, from a segue, a relationship, an embed, a segue action or a creator.
  ///
  /// A dependency container needs one `before` here. The controller is made and stands in its parent by then, and nothing
  /// of its own code but `init(coder:)` has run.
  ///
  /// ```swift
  /// SceneController.awakening.before(.instances(of: PlayerController.self)) { player, arrival in
  ///   (player as? PlayerController)?.library = library
  /// }
  /// ```
  /// Hooks may throw ``SegueError/notInjected(_:controller:)``; the controller is not handed out then.
  public static let awakening = MainActorHookPoint<SceneController, Arrival, Void, SegueError>(
    "SceneController.awakening"
  ) { controller, _ throws(SegueError) in
    controller.awake()
  }

  /// The segue actions of the class, by the selectors that stand in storyboards; none unless overridden.
  ///
  /// An override that adds to those of its superclass writes `super.segueActions + […]`; of two with one selector, the later
  /// counts. The class is asked once.
  open class var segueActions: [SegueAction] { [] }

  /// The outlets of the class, by the properties that stand in storyboards; nil unless overridden: outlets are not asked for.
  ///
  /// An override that adds to those of its superclass writes `(super.outlets ?? []) + […]`; of two with one property, the
  /// later counts. The class is asked once.
  open class var outlets: [Outlet]? { nil }

  /// Ends what tables store beside the controller, when the controller ends.
  public nonisolated let sentinel = Sentinel()

  /// The title.
  public var title: String?
  /// The controller that contains this one; nil for none.
  public internal(set) var parent: SceneController? {
    get { ownParent }
    set { ownParent = newValue }
  }
  /// The controller that presents this one; nil for none.
  public internal(set) var presentingController: SceneController? {
    get { ownPresenter }
    set { ownPresenter = newValue }
  }
  /// The controller that this one presents; nil for none.
  public internal(set) var presentedController: SceneController? {
    get { ownPresented }
    set { ownPresented = newValue }
  }

  // Apart from what is public: of these the compiler proves that no two uses overlap, and nothing is checked at run time.
  private weak var ownParent: SceneController?
  private weak var ownPresenter: SceneController?
  private var ownPresented: SceneController?

  /// The window that shows the controller as its root; nil for none.
  weak var rootWindow: Window?
  /// The controller whose view the controller is being embedded in, until it is its parent.
  weak var embedder: SceneController?
  /// Whether the controller is a plain one that stands in for a class that is not known.
  var isStandIn = false
  /// How far the view has come.
  var viewStage = ViewStage.unloaded
  /// Whether the parent has yet to say that the move is over, which it does when the controller is displayed.
  var awaitsDidMove = false
  /// The number of controllers that embeds have brought in below this one, where it is the outermost.
  var embeddedCount = 0

  /// What the controller was made with; nil for one that was made in code.
  let coder: SceneCoder?
  /// The children, with the relationships that brought them in.
  var links: [ChildLink] = []

  /// Makes a controller in code; it has no storyboard and so no segues.
  public init() {
    coder = nil
  }

  /// Makes a controller from a storyboard; its children are made afterwards, and ``storyboard`` is nil until then.
  ///
  /// - Parameter coder: The controller's description.
  public required init?(coder: SceneCoder) {
    self.coder = coder
    title = coder.place.description.title
    SegueTrace.note(.initCoder, self)
  }

  /// Takes a value that Interface Builder sets by key path; does nothing unless overridden.
  ///
  /// *Order:* before ``awakeFromNib()``, in document order.
  ///
  /// - Parameter attribute: The key path and the value.
  open func setRuntimeAttribute(_ attribute: RuntimeAttribute) {}

  /// Called when the controller, its parent and its children have been made from a storyboard; does nothing unless
  /// overridden.
  ///
  /// - Source: order as traced on iOS 26.1, `docs/segues/order.md`.
  open func awakeFromNib() {}

  /// Makes the view; does nothing unless overridden, and need not call `super`.
  open func loadView() {}

  /// Called once when the view has been loaded and what it embeds is in place; does nothing unless overridden.
  open func viewDidLoad() {}

  /// Called before the controller gets a parent or loses it; does nothing unless overridden.
  ///
  /// - Parameter parent: The parent to be; nil for none.
  open func willMove(toParent parent: SceneController?) {}

  /// Called when the controller has its parent and is displayed in it, or has lost it; does nothing unless overridden.
  ///
  /// - Parameter parent: The parent; nil for none.
  open func didMove(toParent parent: SceneController?) {}

  /// Shows a controller in the nearest container above this one that can, and presents it where none can.
  ///
  /// A navigation controller pushes, a split view controller replaces its first column.
  ///
  /// - Parameters:
  ///   - controller: What to show.
  ///   - sender: Who asks.
  open func show(_ controller: SceneController, sender: Any?) {
    guard let container = container(where: { $0.showsControllers }) else {
      return present(controller)
    }
    container.show(controller, sender: sender)
  }

  /// Shows a detail in the nearest split view controller above this one, which replaces its last column; shows it where
  /// there is none.
  ///
  /// - Parameters:
  ///   - controller: What to show.
  ///   - sender: Who asks.
  open func showDetail(_ controller: SceneController, sender: Any?) {
    guard let container = container(where: { $0.showsDetails }) else {
      return show(controller, sender: sender)
    }
    container.showDetail(controller, sender: sender)
  }

  /// Whether ``show(_:sender:)`` of this controller is for those that it contains.
  open var showsControllers: Bool { false }

  /// Whether ``showDetail(_:sender:)`` of this controller is for those that it contains.
  open var showsDetails: Bool { false }

  /// The children that are on the screen when the controller is, and so get their views loaded: those that are embedded,
  /// or whose view code has loaded, unless a container says otherwise.
  open var displayedControllers: [SceneController] { children.filter(\.isViewLoaded) }

  /// Called when a window displays the controller, whose view is loaded.
  func becomeDisplayed() {}

  /// What typed destinations are looked for in besides the controller itself; containers answer with what they show.
  open var contentControllers: [SceneController] { [] }

  /// Whether a segue may be performed; asked for the segues of controls, and by calls that ask.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; empty for a segue that has none.
  ///   - sender: Who asks.
  /// - Returns: True unless overridden.
  /// - Source: Apple, "Using Segues"; `performSegue(withIdentifier:sender:)` itself does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, with its destination made; does nothing unless overridden.
  ///
  /// An override need not call `super`, and closures of perform calls do not depend on it.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: Who asked for the segue.
  /// - Throws: Whatever it likes; the segue is not performed then, and the perform call throws the same.
  open func prepare(for segue: Segue, sender: Any?) throws {}

  /// Performs a segue of this controller.
  ///
  /// The destination is made afresh, ``prepare(for:sender:)`` runs inside of its hooks, then the segue is performed.
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked. An override that passes the call on with the same
  /// identifier and sender keeps the closure of the perform call that it is part of.
  ///
  /// An override should repeat `= nil`: without it, the compiler takes a trailing closure of a call for the sender. A
  /// closure that comes in that way is refused, so that it is never lost without a word.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; the first segue in document order that has it is meant.
  ///   - sender: Who asks, handed on unchanged.
  /// - Returns: What happened.
  /// - Throws: ``SegueError`` where there is no such segue or its destination cannot be made, and what hooks and
  ///   ``prepare(for:sender:)`` throw.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  open func performSegue(
    withIdentifier identifier: String, sender: Any? = nil
  ) throws -> SegueOutcome {
    let segue = try segue(withIdentifier: identifier)
    if let ticket = Self.ledger.claim(self, identifier: identifier, sender: sender) {
      return try run(segue, sender: sender, ticket: ticket)
    }
    if isFunction(sender) {
      throw SegueError.closureAsSender(identifier: identifier, controller: reference)
    }
    return try Self.ledger.perform(
      from: self, identifier: identifier, sender: sender, closure: nil
    ) { [self] ticket in
      try run(segue, sender: sender, ticket: ticket)
    }
  }

  /// The actions of the class that unwind segues lead to, by the selectors that stand in storyboards; none unless
  /// overridden.
  ///
  /// An override that adds to those of its superclass writes `super.unwindActions + […]`; of two with one selector, the
  /// later counts. The class is asked once.
  open class var unwindActions: [UnwindAction] { [] }

  /// The order in which the destination of an unwind segue from this controller is looked for.
  open var unwindRule: UnwindRule { .nearest }

  /// Whether an unwind segue may lead to this controller.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - source: The controller that the segue begins at.
  ///   - sender: Who asks.
  /// - Returns: Whether the class lists the action and the controller is not the source, unless overridden. A plain
  ///   controller that stands in for a class that is not known is taken to list every action.
  /// - Source: Apple, `canPerformUnwindSegueAction(_:from:sender:)`.
  open func canPerformUnwind(
    _ action: String, from source: SceneController, sender: Any?
  ) -> Bool {
    source !== self
      && (UnwindActionTable.of(self)[action] != nil || isStandIn && !action.isEmpty)
  }

  /// The children in which the destination of an unwind segue may be looked for, in this order.
  ///
  /// - Parameter origin: Where the segue begins, and what it looks for.
  /// - Returns: All children but the one that contains the source, unless overridden.
  /// - Source: Apple, `allowedChildrenForUnwinding(from:)`.
  open func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
    let own = child(containing: origin.source)
    return children.filter { $0 !== own }
  }

  /// Called on each controller between the ends of an unwind segue; does nothing unless overridden.
  ///
  /// The way leads up from the source and down to the destination. A container shows the child that comes next.
  ///
  /// *Order:* after the presentations that are left behind have ended.
  ///
  /// - Parameters:
  ///   - segue: The unwind segue.
  ///   - next: The controller that comes next on the way: a child on the way down, else what holds this one.
  /// - Source: Apple, `unwind(for:towards:)`.
  open func unwind(_ segue: Segue, towards next: SceneController) {}
}
