import Interlude
import Testing

/// What a closure captured may do whatever it likes when it is let go.
@Suite(.leavesNothingAlive) struct LetGoTests {
  /// Attaches and cancels a hook when it ends.
  private final class Guest: Sendable {
    let point: SafePoint
    let ended: Counter

    init(_ point: SafePoint, _ ended: Counter) {
      self.point = point
      self.ended = ended
    }

    func wave() {}

    deinit {
      point.before { _, _ in }.cancel()
      ended.increment()
    }
  }

  @Test func `what goes with a cancellation may attach and cancel hooks`() {
    let point = SafePoint("p") { _, input in input }
    let ended = Counter()
    let hook = attach(point, ended)
    #expect(ended.value == 0)
    hook.cancel()
    #expect(ended.value == 1)
  }

  @Test func `what goes when a call leaves may attach and cancel hooks`() {
    let point = SafePoint("p") { _, input in input }
    let ended = Counter()
    let hook = attach(point, ended)
    let inside = point.around { _, input, next in
      hook.cancel()
      #expect(ended.value == 0)
      return next(input)
    }
    #expect(point(Player(), 1) == 1)
    #expect(ended.value == 1)
    inside.cancel()
  }

  private func attach(_ point: SafePoint, _ ended: Counter) -> Registration {
    let guest = Guest(point, ended)
    return point.before { _, _ in guest.wave() }
  }
}
