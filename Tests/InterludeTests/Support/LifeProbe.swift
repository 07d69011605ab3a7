/// Tells whether an object that others were given still lives.
struct LifeProbe: Sendable {
  /// Something to capture.
  final class Guest: Sendable {
    init() { LifeTracker.track(self) }

    /// Makes a use of the guest that no optimizer leaves out.
    @inline(never) func wave() {}
    /// Always true.
    var isHere: Bool { true }
  }

  private weak let guest: Guest?

  var isAlive: Bool { guest != nil }

  /// Watches a guest of somebody else.
  init(of guest: Guest) {
    self.guest = guest
  }

  /// Makes a guest, lends it to `use`, and lets go of it.
  init(_ use: (Guest) -> Void) {
    let guest = Guest()
    use(guest)
    self.guest = guest
  }
}
