extension StoryboardController {
  /// The controller that a segue leads to, references followed.
  func destination(of segue: SegueDescription) throws(SegueError) -> StoryboardController {
    let name = storyboard.reference(to: segue, of: description)
    guard let id = segue.destinationID, let object = storyboard.index.object(withID: id) else {
      throw .destinationMissing(name, destination: segue.destinationID)
    }
    guard let place = try storyboard.resolve(object) else { throw .notPerformable(name, .exit) }
    return place
  }

  /// The segues that can be performed, in document order.
  var performable: [SegueDescription] {
    description.segues.filter { $0.kind != .relationship && $0.kind != .unwind }
  }
}
