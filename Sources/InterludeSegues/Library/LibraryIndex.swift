/// The controllers of a library's storyboards, found by name; made from the files alone.
@MainActor
struct LibraryIndex {
  let set: StoryboardSet
  /// How localised copies differ from the files that are used.
  let divergences: [StoryboardDivergence]

  private let scenes: [LibraryScene]
  private var named: [LibraryQuery: [LibraryScene]] = [:]
  /// What was found for a class; an empty list where nothing was.
  private var found: [ObjectIdentifier: [LibraryScene]] = [:]
  /// How often all scenes were looked through.
  private(set) var searches = 0

  init(_ set: StoryboardSet, divergences: [StoryboardDivergence]) {
    self.set = set
    self.divergences = divergences
    scenes = set.storyboards.flatMap { storyboard in
      storyboard.document.controllers.map {
        LibraryScene(place: StoryboardController(storyboard: storyboard, description: $0))
      }
    }
    for scene in scenes {
      for query in queries(for: scene.controller) { named[query, default: []].append(scene) }
    }
  }

  /// The names that a controller is found by.
  private func queries(for controller: ControllerDescription) -> [LibraryQuery] {
    var queries: [LibraryQuery] = []
    if let name = controller.customClass, !name.isEmpty {
      queries.append(.className(name))
      if let module = controller.customModule ?? set.factory.targetModule, !module.isEmpty {
        queries.append(.className("\(module).\(name)"))
      }
    }
    if let name = controller.storyboardIdentifier { queries.append(.identifier(name)) }
    return queries
  }

  /// The controllers with a name.
  ///
  /// - Complexity: O(1), also where there is none.
  func scenes(_ query: LibraryQuery) -> [LibraryScene] { named[query] ?? [] }

  /// The controllers of a class; where there is none of exactly this class, those of its subclasses.
  ///
  /// - Complexity: O(*n*) in the number of controllers for a class that was not asked for before, else O(1).
  mutating func scenes<Controller: SceneController>(of type: Controller.Type) -> [LibraryScene] {
    if let known = found[ObjectIdentifier(type)] { return known }
    searches += 1
    let all = scenes.filter { $0.place.makes(type) }
    let exact = all.filter { $0.place.makesExactly(type) }
    let result = exact.isEmpty ? all : exact
    found[ObjectIdentifier(type)] = result
    return result
  }

  /// At most eight names of the sort that was asked for, for an error.
  func names(like query: LibraryQuery) -> [String] {
    let names = scenes.compactMap { scene in
      switch query {
      case .className: scene.controller.customClass
      case .identifier: scene.controller.storyboardIdentifier
      }
    }
    return Array(names.uniqued().sorted().prefix(8))
  }
}

extension StoryboardController {
  /// Whether the controller is of a class and of no subclass, as far as that is known before it is made.
  @MainActor
  fileprivate func makesExactly<Target: SceneController>(_ type: Target.Type) -> Bool {
    switch storyboard.set.factory.source(of: description, among: storyboard.set.classes) {
    case .type(let found): found == type
    case .maker: true
    case .foreign, .unknown: false
    }
  }
}
