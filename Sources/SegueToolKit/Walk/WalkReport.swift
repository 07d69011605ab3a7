package import InterludeSegues

/// What `segue walk` counted.
package struct WalkReport: Sendable, Hashable {
  /// The storyboards that could be read.
  package var storyboards = 0
  /// The files and folders that could not.
  package var unreadable = 0
  /// The controllers that were made, each with its children.
  package var controllers = 0
  /// The segues of all storyboards, of every kind.
  package var segues = 0
  /// The segues that were performed.
  package var performed = 0
  /// The segues whose closure ran exactly once, and for its own segue.
  package var configured = 0
  /// The tickets and hooks that were left.
  package var leftover = 0
  /// The segues that are not for performing, by reason.
  package var notPerformable: [Reason: Int] = [:]
  /// What went wrong.
  package var failures: [Failure] = []

  /// Why a segue is not for performing.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Its child is made with its parent.
    case relationship
    /// It leads back, which is not built.
    case unwind
    /// It belongs to no controller, as those of a main menu.
    case noController
    /// It leads, or its source's children lead, to a storyboard that is not among those given.
    case unresolvedReference
  }

  /// One thing that went wrong, and where.
  package struct Failure: Sendable, Hashable {
    /// The place in the storyboard.
    package let place: StoryboardPlace
    /// One sentence.
    package let message: String

    /// The failure as tools print it.
    package var diagnostic: String { "\(place.location): error: \(message)" }
  }

  /// Whether everything was read, performed and let go.
  package var isClean: Bool { unreadable == 0 && leftover == 0 && failures.isEmpty }

  /// Counts segues that are not for performing.
  mutating func skip(_ reason: Reason, _ count: Int = 1) {
    guard count > 0 else { return }
    notPerformable[reason, default: 0] += count
  }
}
