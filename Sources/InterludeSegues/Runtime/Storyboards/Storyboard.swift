/// A storyboard from which controllers are made.
///
/// ```swift
/// let storyboard = try Storyboard(file: "Main.storyboard")
/// let list = try storyboard.instantiateController(withIdentifier: "SongList")
/// print(list.title ?? "")   // Songs
/// ```
/// *Order:* a controller is made before the children that its relationships bring in, and these in document order.
///
/// *Threads:* a value, safe from every thread; controllers are made on the main actor.
public struct Storyboard: Sendable {
  /// The storyboards that this one was loaded with.
  public let set: StoryboardSet
  let index: StoryboardIndex

  init(index: StoryboardIndex, set: StoryboardSet) {
    self.index = index
    self.set = set
  }

  /// Loads a storyboard by itself; references to others stay unresolved.
  ///
  /// - Parameters:
  ///   - file: A path, absolute or from the working directory.
  ///   - factory: What makes the controllers.
  /// - Throws: ``StoryboardError`` where the file is missing, unreadable, or no storyboard.
  /// - Complexity: O(*n*) in the size of the file.
  public init(
    file: String, factory: ControllerFactory = ControllerFactory()
  ) throws(StoryboardError) {
    self.init(try StoryboardReader().read(file: file), factory: factory)
  }

  /// Makes a storyboard of a document that was read before.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - factory: What makes the controllers.
  /// - Complexity: O(*n*) in the number of scenes.
  public init(_ document: StoryboardDocument, factory: ControllerFactory = ControllerFactory()) {
    let set = StoryboardSet([document], factory: factory)
    self.init(index: set.indexes[0], set: set)
  }

  /// What the file says.
  public var document: StoryboardDocument { index.document }

  /// The file's name without its extension.
  public var name: String { index.name }

  /// The identifiers that code can find a controller by, in document order.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var identifiers: [String] { index.identifiers }

  /// Names a controller of this storyboard in an error.
  func reference(to description: ControllerDescription) -> ControllerReference {
    ControllerReference(description, file: document.file)
  }

  /// Names a segue of this storyboard in an error.
  func reference(
    to segue: SegueDescription, of controller: ControllerDescription
  ) -> SegueReference {
    SegueReference(segue, controller: reference(to: controller), file: document.file)
  }
}
