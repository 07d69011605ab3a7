extension Segue {
  /// Names the segue in an error.
  var reference: SegueReference {
    if let description, let place = source.place {
      return place.storyboard.reference(to: description, of: place.description)
    }
    return SegueReference(identifier: identifier, kind: kind, controller: source.reference)
  }
}
