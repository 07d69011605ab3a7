/// The storyboards of several folders, in which controllers are found by class or identifier.
///
/// The index is made from the files; no controller is made until it is asked for. Files are read again when they change.
///
/// ```swift
/// let library = StoryboardLibrary(folders: ["App", "Kit"])
/// let player = try library.instantiateController(PlayerController.self)
/// let other = try library.instantiateController(ofClass: "Kit.PlayerController")
/// ```
/// *Files:* `Main~iphone` and `Main~ipad` are one storyboard, `Main`, of which one file is used; other tildes belong to
/// names. The languages of a storyboard (`Base.lproj`, `de.lproj` beside it) are one too, and ``divergences`` tells where
/// they differ in more than words. Copies for translators (`.xcloc`), build folders and built products are left out and
/// listed in ``skippedFolders``; so are `._` files.
///
/// *Threads:* the main actor.
@MainActor
public final class StoryboardLibrary {
  /// The folders, as they were given.
  public let folders: [String]
  /// What makes the controllers.
  public let factory: ControllerFactory
  /// The device whose files are used; nil for the files for all devices, or else the phone's.
  public let device: StoryboardDevice?
  /// The languages whose files are used where they exist, by preference; `Base` and `en` come after them.
  public let languages: [String]
  /// Whether each look-up first looks whether a file has changed; where not, ``refresh()`` does.
  public var checksFolders = true

  private var scan = LibraryScan([])
  private var documents: [String: Reading] = [:]
  var index: LibraryIndex
  /// How many files were read since the library was made.
  package private(set) var readCount = 0

  /// How often all controllers were looked through since the index was made.
  package var searchCount: Int { index.searches }

  /// What reading a file gave.
  private typealias Reading = Result<StoryboardDocument, StoryboardError>

  /// Makes a library and reads the storyboards.
  ///
  /// A folder that is missing, or without storyboards, may come to have some later; until then it is among
  /// ``unreadable``, or adds nothing.
  ///
  /// - Parameters:
  ///   - folders: The paths of folders, or of single storyboards.
  ///   - factory: What makes the controllers.
  ///   - device: The device whose files are used.
  ///   - languages: The languages whose files are used, by preference, such as `de`.
  /// - Complexity: O(*n*) in the size of the files.
  public init(
    folders: [String], factory: ControllerFactory = ControllerFactory(),
    device: StoryboardDevice? = nil, languages: [String] = []
  ) {
    self.folders = folders
    self.factory = factory
    self.device = device
    self.languages = languages
    index = LibraryIndex(StoryboardSet([], factory: factory), divergences: [])
    refresh()
  }

  /// Looks whether files have come, gone or changed, and reads those that have.
  ///
  /// - Returns: Whether anything had changed.
  /// - Complexity: O(*n* log *n*) in the number of files below the folders, and O(*n*) in the size of those that changed.
  @discardableResult
  public func refresh() -> Bool {
    let now = LibraryScan(folders)
    guard now != scan else { return false }
    var readings: [String: Reading] = [:]
    for (path, stamp) in now.files {
      readings[path] = stamp == scan.files[path] ? documents[path] ?? read(path) : read(path)
    }
    scan = now
    documents = readings
    rebuild()
    return true
  }

  /// Forgets everything and reads all storyboards again, for instance when the program has loaded more classes.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public func reload() {
    scan = LibraryScan([])
    documents = [:]
    if !refresh() { rebuild() }
  }

  /// Brings the index up to date, where look-ups do.
  func prepareLookUp() {
    if checksFolders { refresh() }
  }

  /// The folders that were left out: copies for translators, builds and built products.
  public var skippedFolders: [String] { scan.skipped }

  private func read(_ path: String) -> Reading {
    readCount += 1
    return Reading { () throws(StoryboardError) in try StoryboardReader().read(file: path) }
  }

  private func rebuild() {
    let paths = documents.keys.sorted()
    let readable = paths.compactMap { path in try? documents[path]?.get() }
    let unreadable = paths.compactMap { path -> StoryboardError? in
      if case .failure(let error) = documents[path] { return error }
      return nil
    }
    let choices = LocalizedGroup.groups(of: readable)
      .compactMap { $0.choice(device: device, languages: languages) }
    let set = StoryboardSet(
      indexes: choices.map { StoryboardIndex($0.document, name: $0.name) }, factory: factory,
      unreadable: scan.problems + unreadable)
    index = LibraryIndex(set, divergences: choices.flatMap(\.divergences))
  }
}
