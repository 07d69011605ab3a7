extension StoryboardController {
  /// The controller that a segue leads to, references followed.
  func destination(of segue: SegueDescription) throws(SegueError) -> StoryboardController {
    guard let id = segue.destinationID, let object = storyboard.index.object(withID: id) else {
      throw .destinationMissing(reference(to: segue), destination: segue.destinationID)
    }
    guard let place = try storyboard.resolve(object) else {
      throw .notPerformable(reference(to: segue), .exit)
    }
    return place
  }

  /// Names one of the controller's segues in an error.
  func reference(to segue: SegueDescription) -> SegueReference {
    storyboard.reference(to: segue, of: description)
  }

  /// The segues that can be performed, in document order.
  var performable: [SegueDescription] {
    description.segues.filter { $0.kind != .relationship && $0.kind != .unwind }
  }
}
