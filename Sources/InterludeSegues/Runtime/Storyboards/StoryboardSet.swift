/// Storyboards that were loaded together, so that references between them can be followed.
///
/// ```swift
/// let set = try StoryboardSet(folder: "App")
/// let main = try set.storyboard(named: "Main")
/// let first = try main.instantiateInitialController()
/// ```
/// *Threads:* immutable; safe from every thread.
public final class StoryboardSet: Sendable {
  /// The files that could not be read, and why.
  public let unreadable: [StoryboardError]
  /// What makes the controllers.
  public let factory: ControllerFactory

  let classes = LoadedClasses()
  let indexes: [StoryboardIndex]
  private let named: [String: [StoryboardIndex]]

  /// Loads every storyboard of a folder and its subfolders, or one file.
  ///
  /// Files that cannot be read are listed in ``unreadable`` and do not keep the others from loading.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder or file.
  ///   - factory: What makes the controllers.
  /// - Throws: ``StoryboardError`` where nothing is at the path, or no storyboard.
  /// - Complexity: O(*n*) in the size of the files.
  public convenience init(
    folder: String, factory: ControllerFactory = ControllerFactory()
  ) throws(StoryboardError) {
    try self.init(bundles: [StoryboardBundle(folder: folder)], factory: factory)
  }

  /// Makes a set of documents that were read before.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - factory: What makes the controllers.
  ///   - unreadable: What to list as unreadable.
  /// - Complexity: O(*n*) in the number of scenes.
  public convenience init(
    _ documents: [StoryboardDocument], factory: ControllerFactory = ControllerFactory(),
    unreadable: [StoryboardError] = []
  ) {
    self.init(
      indexes: documents.map { StoryboardIndex($0) }, factory: factory, unreadable: unreadable)
  }

  init(indexes: [StoryboardIndex], factory: ControllerFactory, unreadable: [StoryboardError]) {
    self.factory = factory
    self.unreadable = unreadable
    self.indexes = indexes
    named = Dictionary(grouping: indexes, by: \.name)
  }

  /// The storyboards, in the order of their paths.
  ///
  /// - Complexity: O(*n*) in the number of storyboards.
  public var storyboards: [Storyboard] { indexes.map { Storyboard(index: $0, set: self) } }

  /// Finds a storyboard by its file's name without the extension.
  ///
  /// - Throws: ``SegueError/unknownStoryboard(_:existing:)`` or ``SegueError/ambiguousStoryboard(_:candidates:)``.
  /// - Complexity: O(1).
  public func storyboard(named name: String) throws(SegueError) -> Storyboard {
    let found = indexes(named: name)
    guard let first = found.first else {
      throw .unknownStoryboard(name, existing: indexes.map(\.name))
    }
    guard found.count == 1 else {
      throw .ambiguousStoryboard(name, candidates: found.map(\.document.file))
    }
    return Storyboard(index: first, set: self)
  }

  func indexes(named name: String) -> [StoryboardIndex] { named[name] ?? [] }

  /// The storyboards of a name in a bundle.
  func indexes(named name: String, inBundle bundle: String?) -> [StoryboardIndex] {
    indexes(named: name).filter { $0.bundle == bundle }
  }

  /// The identifiers of the bundles, in the order in which they were given.
  var bundles: [String] { indexes.compactMap(\.bundle).uniqued() }
}
