import InterludeSegues
import Testing

/// What may happen to one damaged storyboard: a result or a typed error, nothing else.
@MainActor
final class HostileRun {
  /// How often each end was met; a test that met only errors would prove little.
  private(set) var refused = 0
  private(set) var read = 0
  private(set) var performed = 0
  private(set) var failed = 0

  /// An undamaged storyboard that references can lead to.
  let other: StoryboardDocument

  init(other: StoryboardDocument) {
    self.other = other
  }

  /// Reads it, makes every controller and performs every segue.
  ///
  /// The document must not hold the text `secret`.
  func take(_ bytes: [UInt8], secret: String? = nil) {
    let readings = BothReadings(bytes)
    if !readings.agree { Issue.record("\(readings) of \(String(decoding: bytes, as: UTF8.self))") }
    do throws(StoryboardError) {
      let document = try readings.sparing.get()
      read += 1
      expectBounded(document, bytes)
      if let secret { #expect(!"\(document)".contains(secret)) }
      run(document)
    } catch {
      refused += 1
      let isPlaced = (error.line ?? 1) >= 1 && (error.column ?? 1) >= 1
      if error.message.isEmpty || !isPlaced { Issue.record(error) }
    }
  }

  /// Whatever a document holds was written in the text.
  private func expectBounded(_ document: StoryboardDocument, _ bytes: [UInt8]) {
    let tags = bytes.count { $0 == UInt8(ascii: "<") }
    let kept =
      document.scenes.count + document.controllers.count + document.segues.count
      + document.placeholders.count + document.exits.count
    if kept > tags { Issue.record("\(kept) things are kept of \(tags) tags") }
  }

  private func run(_ document: StoryboardDocument) {
    for classes in [UnknownClasses.plain, .refuse] {
      let factory = ControllerFactory(unknownClasses: classes, targetModule: "InterludeSegues")
      let set = StoryboardSet([document, other], factory: factory)
      let storyboard = set.storyboards[0]
      note { () throws(SegueError) in _ = try storyboard.instantiateInitialController() }
      for identifier in storyboard.identifiers.prefix(20) {
        note { () throws(SegueError) in
          _ = try storyboard.instantiateController(withIdentifier: identifier)
        }
      }
      for description in document.controllers.prefix(20) {
        note { () throws(SegueError) in
          self.perform(try storyboard.instantiate(description))
        }
      }
    }
  }

  private func note(_ body: () throws(SegueError) -> Void) {
    do throws(SegueError) {
      try body()
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: SegueError) {
    failed += 1
    if error.description.isEmpty { Issue.record(error) }
  }

  /// Performs the segues of a controller, each by its description and by its identifier.
  private func perform(_ controller: SceneController) {
    for segue in controller.segues.prefix(20) {
      do {
        var destination: SceneController?
        try controller.performSegue(segue) { destination = $0.destination }
        performed += 1
        try destination?.performSegue(to: NavigationController.self) { _ in }
      } catch {
        // The second is what the prepare of a class with typed identifiers throws.
        if !(error is SegueError || error is SegueIdentifierError) { Issue.record(error) }
        failed += 1
      }
      if let identifier = segue.identifier {
        _ = try? controller.performSegue(withIdentifier: identifier) { _ in }
      }
    }
  }
}
