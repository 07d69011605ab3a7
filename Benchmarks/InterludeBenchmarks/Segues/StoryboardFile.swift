import Foundation
import InterludeSegues

/// A storyboard in memory.
struct StoryboardFile {
  let path: String
  let content: [UInt8]

  /// Twenty files of twenty scenes each, and the two around them.
  static var generated: [StoryboardFile] {
    let content = Array(StoryboardSource(details: 20).text.utf8)
    return (0..<20).map { StoryboardFile(path: "Screens\($0).storyboard", content: content) }
  }

  /// The storyboards below a folder that can be read.
  static func all(in folder: String) throws -> [StoryboardFile] {
    try StoryboardFiles(at: folder).paths.compactMap { path in
      let content = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      guard (try? StoryboardReader().read(content, file: path)) != nil else { return nil }
      return StoryboardFile(path: path, content: content)
    }
  }
}
