/// Makes controllers for the classes that storyboards name.
///
/// A class is looked for among the registered ones first, with its module and without, and in the running program then,
/// by its module-qualified name. A class without a module is taken to be in `targetModule` where that is set.
///
/// ```swift
/// var factory = ControllerFactory()
/// factory.register(SongListController.self)
/// factory.register("Legacy.PlayerController") { coder in PlayerController(coder: coder) }
/// let storyboard = try Storyboard(file: "Main.storyboard", factory: factory)
/// ```
/// *Threads:* a value; its closures run on the main actor.
public struct ControllerFactory: Sendable {
  /// A closure that makes a controller from a storyboard; nil refuses.
  public typealias Maker = @MainActor @Sendable (SceneCoder) -> SceneController?

  /// What becomes of a controller whose class is neither registered nor in the program.
  public var unknownClasses: UnknownClasses
  /// The module of classes for which a storyboard names none.
  public var targetModule: String?

  private var entries: [String: ControllerSource] = [:]
  private var segues: [String: Segue.Type] = [:]

  /// Makes a factory without registrations.
  public init(unknownClasses: UnknownClasses = .refuse, targetModule: String? = nil) {
    self.unknownClasses = unknownClasses
    self.targetModule = targetModule
  }

  /// Registers a class under its own name, with its module and without, or under the name given.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that storyboards use for it.
  /// - Complexity: O(1).
  public mutating func register<Controller: SceneController>(
    _ type: Controller.Type, as name: String? = nil
  ) {
    if let name {
      entries[name] = .type(type)
    } else {
      entries[String(reflecting: type)] = .type(type)
      entries[String(describing: type)] = .type(type)
    }
  }

  /// Registers a closure for a class.
  ///
  /// - Parameters:
  ///   - name: The name that storyboards use for the class, with its module or without.
  ///   - make: Makes the controller.
  /// - Complexity: O(1).
  public mutating func register(_ name: String, make: @escaping Maker) {
    entries[name] = .maker(make)
  }

  /// Registers a segue class under its own name, with its module and without, or under the name given.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that storyboards use for it.
  /// - Complexity: O(1).
  public mutating func register<SegueObject: Segue>(
    _ type: SegueObject.Type, as name: String? = nil
  ) {
    if let name {
      segues[name] = type
    } else {
      segues[String(reflecting: type)] = type
      segues[String(describing: type)] = type
    }
  }

  /// Where the class of a segue that names one comes from.
  @MainActor
  func segueSource(of description: SegueDescription, among classes: LoadedClasses) -> SegueSource {
    let name = description.customClass ?? ""
    let module = description.customModule ?? targetModule
    let qualified = module.map { "\($0).\(name)" } ?? name
    if let type = segues[qualified] ?? segues[name] { return .type(type) }
    guard let loaded = classes.named(qualified) else { return .unknown(qualified) }
    return (loaded as? Segue.Type).map(SegueSource.type) ?? .foreign(qualified)
  }

  /// Where the controller of a description comes from.
  @MainActor
  func source(
    of description: ControllerDescription, among classes: LoadedClasses
  ) -> ControllerSource {
    guard let name = description.customClass, !name.isEmpty else {
      return .type(BaseControllers.type(forTag: description.tag))
    }
    let qualified = qualified(description, name)
    if let entry = entries[qualified] ?? entries[name] { return entry }
    return classes.named(qualified).map(ControllerSource.init) ?? .unknown(qualified)
  }

  /// The name of a controller's class with its module, which is the target's where the storyboard names none.
  private func qualified(_ description: ControllerDescription, _ name: String) -> String {
    if description.customModule == nil, let targetModule { return "\(targetModule).\(name)" }
    return description.qualifiedClass ?? name
  }
}
