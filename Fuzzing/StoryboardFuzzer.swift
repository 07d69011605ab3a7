import InterludeSegues

/// The storyboard that references of the fuzzed one can lead to.
private let other = try? StoryboardReader().read(
  text: """
    <document type="Storyboard" initialViewController="o"><scenes><scene sceneID="p"><objects>
    <navigationController storyboardIdentifier="Loop" id="o"><connections>
    <segue destination="q" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene><scene sceneID="s"><objects>
    <viewControllerPlaceholder storyboardName="Main" id="q"/></objects></scene></scenes></document>
    """, file: "Other.storyboard")

/// A reader that hides nothing from Foundation's parser; it has to come to the same end as one that does.
private let wholeReader = StoryboardReader(sparesParser: false)

private func read(
  _ bytes: [UInt8], _ reader: StoryboardReader
) -> Result<StoryboardDocument, StoryboardError> {
  Result { () throws(StoryboardError) in try reader.read(bytes, file: "Main.storyboard") }
}

/// What libFuzzer calls with each input: read it in two ways, make every controller, perform every segue.
///
/// - Returns: Zero, for an input that may go into the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
@MainActor
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let reading = read(bytes, StoryboardReader())
  precondition(reading == read(bytes, wholeReader), "what was hidden made a difference")
  guard let document = try? reading.get() else { return 0 }
  let factory = ControllerFactory(unknownClasses: .plain)
  let set = StoryboardSet([document] + (other.map { [$0] } ?? []), factory: factory)
  let storyboard = set.storyboards[0]
  _ = try? storyboard.instantiateInitialController()
  for description in document.controllers.prefix(8) {
    guard let controller = try? storyboard.instantiate(description) else { continue }
    for segue in controller.segues.prefix(8) {
      _ = try? controller.performSegue(segue) { _ in }
    }
  }
  return 0
}
