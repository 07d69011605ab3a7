import InterludeSegues

/// What a text gives to a reader that hides from Foundation's parser what a document keeps nothing of, and to one that hides
/// nothing: the two have to agree, in their errors and the places of these too.
struct BothReadings {
  typealias Reading = Result<StoryboardDocument, StoryboardError>

  let sparing: Reading
  let whole: Reading

  init(_ bytes: [UInt8], depthLimit: Int = StoryboardReader.depthLimit) {
    sparing = Self.read(bytes, StoryboardReader(depthLimit: depthLimit))
    whole = Self.read(bytes, StoryboardReader(depthLimit: depthLimit, sparesParser: false))
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var agree: Bool { sparing == whole }

  private static func read(_ bytes: [UInt8], _ reader: StoryboardReader) -> Reading {
    Result { () throws(StoryboardError) in try reader.read(bytes, file: "Main.storyboard") }
  }
}
