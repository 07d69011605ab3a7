import BenchmarkKit
import Foundation
import FoundationXML
import InterludeSegues

extension Benchmark {
  /// How fast storyboards are read and indexed.
  ///
  /// Tools read whole projects. The floor is a pass of Foundation's `XMLParser` whose delegate only
  /// counts scenes. An operation is one byte, so 1,000 over its nanoseconds are megabytes a second.
  /// The files are in memory before the time begins; those that are no storyboards are left out.
  static let storyboardRead = Benchmark(
    "storyboard-read", "What does reading storyboards cost for each byte?"
  ) { options in
    [
      {
        let files = try options.storyboards.map(StoryboardFile.all) ?? StoryboardFile.generated
        let size = files.reduce(0) { $0 + $1.content.count }
        return Case(
          "storyboard-read", size: size, step: size,
          [
            .floor("XMLParser pass") { rounds($0, of: size) { countScenes(files) } },
            .ours { rounds($0, of: size) { readAndIndex(files) } },
            .ours("interlude, not indexed") { rounds($0, of: size) { read(files).count } },
          ])
      }
    ]
  }
}

private func countScenes(_ files: [StoryboardFile]) -> Int {
  files.reduce(0) { sum, file in
    let counter = SceneCounter()
    let parser = XMLParser(data: Data(file.content))
    parser.delegate = counter
    return parser.parse() ? sum + counter.count : sum
  }
}

private func read(_ files: [StoryboardFile]) -> (documents: [StoryboardDocument], count: Int) {
  let documents = files.compactMap { file in
    try? StoryboardReader().read(file.content, file: file.path)
  }
  return (documents, documents.reduce(0) { $0 + $1.scenes.count })
}

private func readAndIndex(_ files: [StoryboardFile]) -> Int {
  let set = StoryboardSet(read(files).documents)
  return set.storyboards.reduce(0) { $0 + $1.document.scenes.count }
}

private final class SceneCounter: NSObject, XMLParserDelegate {
  var count = 0

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    if elementName == "scene" { count += 1 }
  }
}
