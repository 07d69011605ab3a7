/// A folder of storyboards that references name by the identifier of its bundle.
public struct StoryboardBundle: Sendable, Hashable {
  /// The bundle's identifier, as storyboards write it; nil for the app itself, where nothing refers to it by name.
  public let identifier: String?
  /// The path of the folder, or of a single storyboard.
  public let folder: String

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - identifier: The bundle's identifier, such as `org.example.kit`.
  ///   - folder: The path of the folder.
  public init(identifier: String? = nil, folder: String) {
    self.identifier = identifier
    self.folder = folder
  }
}

extension StoryboardSet {
  /// Loads the storyboards of several bundles, between which references lead by the bundle's identifier.
  ///
  /// A reference without a bundle leads into the bundle that it stands in.
  ///
  /// ```swift
  /// let set = try StoryboardSet(bundles: [
  ///   StoryboardBundle(folder: "App"),
  ///   StoryboardBundle(identifier: "org.example.kit", folder: "Kit/Resources"),
  /// ])
  /// ```
  /// - Parameters:
  ///   - bundles: The bundles.
  ///   - factory: What makes the controllers.
  /// - Throws: ``StoryboardError`` where nothing is at one of the paths, or no storyboard.
  /// - Complexity: O(*n*) in the size of the files.
  public convenience init(
    bundles: [StoryboardBundle], factory: ControllerFactory = ControllerFactory()
  ) throws(StoryboardError) {
    var indexes: [StoryboardIndex] = []
    var unreadable: [StoryboardError] = []
    for bundle in bundles {
      let files = try StoryboardFiles(at: bundle.folder)
      unreadable += files.problems
      for path in files.paths {
        do throws(StoryboardError) {
          let document = try StoryboardReader().read(file: path)
          indexes.append(StoryboardIndex(document, bundle: bundle.identifier))
        } catch {
          unreadable.append(error)
        }
      }
    }
    self.init(indexes: indexes, factory: factory, unreadable: unreadable)
  }

  /// Makes a set of documents that were read before, by the identifiers of their bundles.
  ///
  /// - Parameters:
  ///   - documents: The documents that are in no bundle with an identifier.
  ///   - bundles: The documents of the other bundles.
  ///   - factory: What makes the controllers.
  /// - Complexity: O(*n*) in the number of scenes.
  public convenience init(
    _ documents: [StoryboardDocument], bundles: [String: [StoryboardDocument]],
    factory: ControllerFactory = ControllerFactory()
  ) {
    let others = bundles.sorted { $0.key < $1.key }.flatMap { bundle in
      bundle.value.map { StoryboardIndex($0, bundle: bundle.key) }
    }
    self.init(
      indexes: documents.map { StoryboardIndex($0) } + others, factory: factory, unreadable: [])
  }
}
