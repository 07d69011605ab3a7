extension SegueError {
  /// Why a segue cannot be performed.
  public enum Obstacle: Sendable, Hashable {
    /// A relationship is not performed: its child is made with its parent.
    case relationship
    /// The segue names a class that is not known.
    case unknownClass(String)
    /// The segue names a class that is no `Segue`.
    case notASegue(String)
    /// The segue is a custom one, and its class, if it names one, does not say how it is performed.
    case noPerform(String?)
    /// The destination of a segue of another kind is an exit.
    case exit
  }

  /// Why a storyboard reference leads nowhere.
  public enum Dangling: Sendable, Hashable {
    /// The reference names neither a storyboard nor an identifier.
    case nothingNamed
    /// The storyboard is in a bundle that was not loaded; the bundles that were are listed.
    case otherBundle(String, storyboard: String?, existing: [String])
    /// No storyboard of that name was loaded for the bundle; those that were are listed.
    case noStoryboard(String, bundle: String?, existing: [String])
    /// Several storyboards of that name were loaded.
    case severalStoryboards(String, candidates: [String])
    /// The storyboard has no controller with the identifier.
    case noIdentifier(String, storyboard: String)
    /// The storyboard has no initial controller.
    case noInitialController(storyboard: String)
  }
}
