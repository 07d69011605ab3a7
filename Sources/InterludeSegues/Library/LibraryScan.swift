import Foundation

/// What is in the folders of a library at one time.
struct LibraryScan: Equatable {
  /// The stamps of the storyboards, by path.
  private(set) var files: [String: FileStamp] = [:]
  /// The folders that could not be listed.
  private(set) var problems: [StoryboardError] = []
  /// The folders that were left out.
  private(set) var skipped: [String] = []

  /// Looks through folders; a file that is reached twice counts once.
  ///
  /// - Complexity: O(*n* log *n*) in the number of files below the folders; none is read.
  init(_ folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      do throws(StoryboardError) {
        let found = try StoryboardFiles(at: folder, skipping: Self.skips)
        for path in found.paths where seen.insert(Self.target(of: path)).inserted {
          files[path] = FileStamp(at: path)
        }
        problems += found.problems
        skipped += found.skipped
      } catch {
        problems.append(error)
      }
    }
    skipped = skipped.uniqued()
  }

  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Whether a folder holds copies: of translators, of builds, of packed products.
  private static func skips(_ name: String) -> Bool {
    buildFolders.contains(name) || copyEndings.contains { name.hasSuffix($0) }
  }

  private static let buildFolders: Set<String> = [
    ".build", ".git", ".swiftpm", "build", "Build", "DerivedData",
  ]
  private static let copyEndings = [
    ".xcloc", ".app", ".appex", ".bundle", ".framework", ".xcarchive", ".xcframework",
  ]
}
