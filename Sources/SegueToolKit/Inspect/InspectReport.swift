package import InterludeSegues

/// What `segue inspect` says about one file.
package struct InspectReport: Sendable, Hashable {
  /// The path of the file, as given or found.
  package let file: String
  /// The contents, or why they could not be read.
  package let result: Result<Contents, StoryboardError>

  /// What is in a storyboard.
  package struct Contents: Sendable, Hashable {
    /// The target runtime, as the file names it.
    package let runtime: String?
    /// The version of the format.
    package let version: String?
    /// The object identifier of the initial controller.
    package let initial: String?
    /// The number of scenes.
    package let scenes: Int
    /// The number of controllers.
    package let controllers: Int
    /// The number of storyboard references.
    package let placeholders: Int
    /// The number of exits.
    package let exits: Int
    /// The number of segues of each kind.
    package let segues: [String: Int]
    /// The number of segues that have a segue action.
    package let segueActions: Int
    /// The number of segues that have an identifier that is not empty.
    package let segueIdentifiers: Int
  }

  /// Reads a file and counts what is in it, or reports that a path could not be listed.
  package init(on entry: Result<String, StoryboardError>) {
    do throws(StoryboardError) {
      file = try entry.get()
    } catch {
      file = error.file
      result = .failure(error)
      return
    }
    do throws(StoryboardError) {
      result = .success(Contents(try StoryboardReader().read(file: file)))
    } catch {
      result = .failure(error)
    }
  }

  /// Why the file could not be read.
  package var error: StoryboardError? {
    if case .failure(let error) = result { return error }
    return nil
  }
}

extension InspectReport.Contents {
  init(_ document: StoryboardDocument) {
    let all = document.segues
    runtime = document.runtime?.name
    version = document.version
    initial = document.initialControllerID
    scenes = document.scenes.count
    controllers = document.controllers.count
    placeholders = document.placeholders.count
    exits = document.exits.count
    segues = Dictionary(grouping: all, by: \.kind.name).mapValues(\.count)
    segueActions = all.count { $0.destinationCreationSelector?.isEmpty == false }
    segueIdentifiers = all.count { $0.identifier?.isEmpty == false }
  }
}
