import Testing

/// Remembers the subjects, owners and captured objects that a test makes, without keeping them.
final class LifeTracker: Sendable {
  private struct Probe: Sendable {
    let type: String
    private weak let object: (any AnyObject & Sendable)?

    init(_ object: any AnyObject & Sendable) {
      type = "\(Swift.type(of: object))"
      self.object = object
    }

    var isAlive: Bool { object != nil }
  }

  /// The tracker of the test that the task belongs to.
  @TaskLocal static var current: LifeTracker?

  /// Enough for every test that does not make them by the thousand.
  private static let limit = 1_000

  private let probes = Guarded<[Probe]>([])

  /// Remembers an object; called by the classes of the cast when one is made.
  static func track(_ object: any AnyObject & Sendable) {
    current?.probes.withLock { if $0.count < limit { $0.append(Probe(object)) } }
  }

  /// The classes of the objects that are still alive.
  var survivors: [String] { probes.withLock { $0 }.filter(\.isAlive).map(\.type) }
}

/// Fails a test that leaves a subject, an owner or something captured alive.
struct LeavesNothingAlive: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let tracker = LifeTracker()
    try await LifeTracker.$current.withValue(tracker) { try await function() }
    #expect(tracker.survivors == [])
  }
}

extension Trait where Self == LeavesNothingAlive {
  /// When the test is over, none of the objects of the cast that it made is alive.
  static var leavesNothingAlive: Self { Self() }
}
