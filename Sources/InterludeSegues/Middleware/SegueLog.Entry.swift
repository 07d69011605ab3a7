extension SegueLog {
  /// One segue that came to its `prepare`.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// The segue.
    public let segue: SegueReference
    /// The class of its destination.
    public let destination: String
    /// What became of it.
    public let result: Outcome

    /// What can become of a segue at its `prepare`.
    public enum Outcome: Sendable, Hashable {
      /// The source was prepared and the closure ran; the segue is performed.
      case prepared
      /// A hook kept the source or the closure from it.
      case skipped
      /// A hook, the closure or the source threw an error, whose text this is.
      case failed(String)
    }

    @MainActor
    init<Platform: SeguePlatform>(
      _ preparation: Preparation<Platform.SegueObject>, _ outcome: Result<Void, any Error>,
      on platform: Platform.Type
    ) {
      segue = platform.reference(to: preparation.segue)
      destination = platform.destinationName(of: preparation.segue)
      result =
        switch outcome {
        case .success: preparation.isComplete ? .prepared : .skipped
        case .failure(let error): .failed("\(error)")
        }
    }

    /// The segue, where it leads, and what became of it.
    public var description: String { "\(segue) to '\(destination)': \(word)" }

    private var word: String {
      switch result {
      case .prepared: "prepared"
      case .skipped: "skipped"
      case .failed(let text): "failed, \(text)"
      }
    }
  }
}
