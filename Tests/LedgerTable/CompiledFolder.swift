import Foundation
public import InterludeSegues

/// A folder of compiled storyboards, without their nibs, for one test.
public final class CompiledFolder {
  private let folder: URL

  /// Makes an empty folder.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What is read from the folder.
  public var storyboards: CompiledStoryboards {
    CompiledStoryboards(bundle: Bundle(path: folder.path) ?? .main)
  }

  /// Adds the property list of a compiled storyboard.
  public func add(
    _ name: String, _ identifiers: [String: String], initial: String? = nil,
    framework: String = "UI"
  ) throws {
    var list: [String: Any] = [
      "\(framework)ViewControllerIdentifiersToNibNames": identifiers,
      "\(framework)StoryboardVersion": 1,
    ]
    list["\(framework)StoryboardDesignatedEntryPointIdentifier"] = initial
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try write(data, to: "\(name).storyboardc/Info.plist")
  }

  /// Adds a file.
  public func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
