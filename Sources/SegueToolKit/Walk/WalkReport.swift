package import InterludeSegues

/// What `segue walk` counted.
package struct WalkReport: Sendable, Hashable {
  /// The storyboards that could be read.
  package var storyboards = 0
  /// The files and folders that could not.
  package var unreadable = 0
  /// The controllers that were made, each with its children.
  package var controllers = 0
  /// The controllers that could not be made: their children lead to a storyboard that is not among those given, or
  /// a failure says why.
  package var unmade = 0
  /// The segues of all storyboards, of every kind.
  package var segues = 0
  /// The segues that were performed, by a call or with their parent, by kind.
  package private(set) var performedKinds: [String: Int] = [:]
  /// The segues that a perform call performed with a closure that ran exactly once, and for its own segue.
  package var configured = 0
  /// The tickets and hooks that were left.
  package var leftover = 0
  /// The segues that were not performed, by reason.
  package private(set) var notPerformable: [Reason: Int] = [:]
  /// The segues that were not performed, by kind and reason.
  package private(set) var reasons: [String: [Reason: Int]] = [:]
  /// What went wrong.
  package var failures: [Failure] = []

  /// The relationships and embeds, whose children came with their parents and not by a call.
  package private(set) var madeWithParent = 0

  /// The segues that a call performed.
  package var performed: Int { performedKinds.values.reduce(0, +) - madeWithParent }

  /// Whether every segue was performed or has a reason.
  package var isComplete: Bool {
    performed + madeWithParent + notPerformable.values.reduce(0, +) == segues
  }

  /// Why a segue was not performed.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It leads back, and names no action, or no segue leads to its source from a controller that could have it.
    case noWayBack
    /// It belongs to no controller, as those of a main menu.
    case noController
    /// It leads, or its source's children lead, to a storyboard that is not among those given.
    case unresolvedReference
    /// It is a custom segue, and no class says how it is performed.
    case noPerform
    /// Its source could not be made; a failure says why.
    case noSource
    /// It failed; a failure says why.
    case failed
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
  package var isClean: Bool { unreadable == 0 && leftover == 0 && failures.isEmpty && isComplete }

  /// Counts a segue that was performed.
  mutating func perform(_ kind: SegueKind) {
    performedKinds[kind.name, default: 0] += 1
  }

  /// Counts a segue whose child came with its parent.
  mutating func bringIn(_ kind: SegueKind) {
    perform(kind)
    madeWithParent += 1
  }

  /// Counts a segue that was not performed.
  mutating func skip(_ reason: Reason, _ kind: SegueKind) {
    notPerformable[reason, default: 0] += 1
    reasons[kind.name, default: [:]][reason, default: 0] += 1
  }
}
