/// The controllers at which a step can begin, nearest first, level by level.
@MainActor
struct NavigationSight {
  /// Containers inside containers, and presentations, are looked into this deep.
  private static let depthLimit = 8

  private(set) var levels: [[SceneController]] = []
  private var seen: Set<ObjectIdentifier> = []

  init(_ screen: SceneController) {
    add([screen])
    for presented in Self.presentations(from: screen).dropFirst() { addContents(of: presented) }
    addContents(of: screen)
    var next = screen.parent
    while let around = next {
      add([around])
      for presented in Self.presentations(from: around).dropFirst() { addContents(of: presented) }
      next = around.parent
    }
  }

  /// A controller, what it presents, what that presents, and so on.
  static func presentations(from screen: SceneController) -> [SceneController] {
    var found = [screen]
    while found.count < depthLimit, let next = found.last?.presentedController {
      found.append(next)
    }
    return found
  }

  /// A controller, with what its containers display, then with all that they contain.
  private mutating func addContents(of controller: SceneController) {
    add([controller])
    add(inside(controller) { $0.displayedControllers })
    add(inside(controller) { $0.contentControllers })
  }

  private func inside(
    _ controller: SceneController, _ content: @MainActor (SceneController) -> [SceneController]
  ) -> [SceneController] {
    var found: [SceneController] = []
    var level = content(controller)
    for _ in 0..<Self.depthLimit where !level.isEmpty {
      found += level
      level = level.flatMap(content)
    }
    return found
  }

  /// Adds a level of those that are in none yet.
  private mutating func add(_ controllers: [SceneController]) {
    let new = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if !new.isEmpty { levels.append(new) }
  }

  /// The segues that can be performed from here, for an error.
  var segueNames: [String] {
    levels.joined().flatMap { controller in
      controller.segues.filter { $0.kind != .relationship }.map {
        SegueReference($0, of: controller).name
      }
    }.uniqued()
  }
}
