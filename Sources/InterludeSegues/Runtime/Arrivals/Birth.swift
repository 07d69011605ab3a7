/// Makes a controller in place of `init(coder:)`, which runs where nil is returned.
typealias Creator = @MainActor (SceneCoder) -> SceneController?

/// Makes one controller, without its children, by whatever comes first: segue action, creator, the factory.
@MainActor
struct Birth {
  let place: StoryboardController
  let coder: SceneCoder

  init(_ place: StoryboardController) {
    self.place = place
    coder = SceneCoder(place)
  }

  /// Makes the controller by its class or the closure registered for it.
  func plain() throws(SegueError) -> (SceneController, Arrival.Maker) {
    let factory = place.storyboard.set.factory
    switch factory.source(of: place.description, among: place.storyboard.set.classes) {
    case .type(let type):
      return (try checked(type.init(coder: coder)), .coder)
    case .maker(let make):
      let maker = Arrival.Maker.factory(place.description.className)
      return (try checked(make(coder), by: maker), maker)
    case .foreign(let name):
      throw .notAController(name, controller: place.reference)
    case .unknown(let name):
      guard factory.unknownClasses == .plain else {
        throw .unknownClass(name, controller: place.reference)
      }
      let standIn = try checked(baseClass.init(coder: coder))
      standIn.isStandIn = true
      return (standIn, .coder)
    }
  }

  /// Makes the controller by a creator, else plainly.
  func created(by creator: Creator) throws(SegueError) -> (SceneController, Arrival.Maker) {
    SegueTrace.note(.creator, place)
    guard let made = creator(coder) else {
      SegueTrace.note(.declined, place)
      return try plain()
    }
    return (try fitting(made, by: .creator), .creator)
  }

  /// Makes the controller by the segue action that a segue or relationship names, else plainly.
  ///
  /// The source of the outer segue is asked; without one, nobody is.
  func created(
    along link: SegueDescription, outer: OuterSegue?
  ) throws(SegueError) -> (SceneController, Arrival.Maker) {
    guard let selector = link.destinationCreationSelector, !selector.isEmpty, let outer,
      let action = try action(selector, of: outer.source, for: link)
    else { return try plain() }
    SegueTrace.note(.segueAction, outer.source, selector)
    let identifier = link.name ?? outer.segue.name
    guard let made = try action.make(outer.source, coder, outer.sender, identifier) else {
      SegueTrace.note(.declined, outer.source, selector)
      return try plain()
    }
    return (try fitting(made, by: .segueAction(selector)), .segueAction(selector))
  }

  /// The action with a selector; nil where plain controllers stand in for classes that would have it.
  private func action(
    _ selector: String, of source: SceneController, for link: SegueDescription
  ) throws(SegueError) -> SegueAction? {
    let table = SegueActionTable.of(source)
    if let action = table[selector] { return action }
    if place.storyboard.set.factory.unknownClasses == .plain { return nil }
    throw .unknownSegueAction(
      selector, segue: SegueReference(link, of: source), existing: table.selectors)
  }

  private func checked(
    _ made: SceneController?, by maker: Arrival.Maker = .coder
  ) throws(SegueError) -> SceneController {
    guard let made else { throw .declined(controller: place.reference) }
    guard made.coder === coder else {
      throw .foreignCoder(made: made.typeName, maker, controller: place.reference)
    }
    try made.checkOutlets()
    return made
  }

  /// Refuses a controller of another class than the storyboard's, or one that was made without the coder.
  private func fitting(
    _ made: SceneController, by maker: Arrival.Maker
  ) throws(SegueError) -> SceneController {
    let wanted = wantedClass
    guard wanted.isClass(of: made) else {
      throw .wrongKind(
        made: made.typeName, expected: String(describing: wanted), maker,
        controller: place.reference)
    }
    return try checked(made, by: maker)
  }

  /// The class that a creator's controller has to be of.
  private var wantedClass: SceneController.Type {
    let factory = place.storyboard.set.factory
    let source = factory.source(of: place.description, among: place.storyboard.set.classes)
    if case .type(let type) = source { return type }
    return baseClass
  }

  private var baseClass: SceneController.Type {
    BaseControllers.type(forTag: place.description.tag)
  }
}

extension SceneController {
  /// Whether a controller is of this class, which may be known at run time only.
  class func isClass(of controller: SceneController) -> Bool { controller is Self }
}
