import Interlude
import Testing

/// What a call can still come to is kept until it has left, whenever the hooks are cancelled.
@Suite(.leavesNothingAlive) struct InterruptedCallTests {
  private let point = HookPoint("f") { (_: Fader, input: Int) in input }
  private let fader = Fader()

  /// How many hooks there are, and whether they are for the one object.
  enum Hooks: CaseIterable {
    case one, two, oneOfObject, twoOfObject

    var count: Int { self == .one || self == .oneOfObject ? 1 : 2 }
    var isOfObject: Bool { self == .oneOfObject || self == .twoOfObject }
  }

  /// Attaches hooks that must not start, each with something captured.
  private func attach(_ hooks: Hooks) -> (cancel: () -> Void, guests: [LifeProbe]) {
    var registrations: [Registration] = []
    let guests = (0..<hooks.count).map { _ in
      LifeProbe { guest in
        registrations.append(
          point.before(hooks.isOfObject ? .object(fader) : .everywhere) { _, input in
            guest.wave()
            input += 1
          })
      }
    }
    // Builds the plan.
    #expect(point(fader, 0) == hooks.count)
    return ({ for hook in registrations { #expect(hook.cancel()) } }, guests)
  }

  private func alive(_ guests: [LifeProbe]) -> Int { guests.filter(\.isAlive).count }

  @Test(arguments: Hooks.allCases)
  func `what a call that is searching may have found is kept`(hooks: Hooks) {
    let (cancel, guests) = attach(hooks)
    let answer = point.call(fader, 0) { hasSlot in
      #expect(hasSlot)
      #expect(alive(guests) == hooks.count)
    } whileSearching: {
      cancel()
      #expect(alive(guests) == hooks.count)
    }
    #expect(answer == 0)
    #expect(alive(guests) == 0)
  }

  @Test(arguments: Hooks.allCases)
  func `the plan that a call has named is kept`(hooks: Hooks) {
    let (cancel, guests) = attach(hooks)
    let answer = point.call(fader, 0) { _ in
      cancel()
      #expect(alive(guests) == hooks.count)
    }
    #expect(answer == 0)
    #expect(alive(guests) == 0)
  }

  @Test(arguments: Hooks.allCases)
  func `a call that has named another plan keeps nothing`(hooks: Hooks) {
    let other = Fader()
    point.before(.object(other)) { _, input in input += 5 }
    let (cancel, guests) = attach(hooks)
    let answer = point.call(other, 0) { _ in
      cancel()
      #expect(alive(guests) == (hooks.isOfObject ? 0 : hooks.count))
    }
    #expect(answer == 5)
    #expect(alive(guests) == 0)
  }

  @Test func `a hook that comes while a call is searching joins the next one`() {
    point.before { _, input in input += 1 }
    #expect(point(fader, 0) == 1)
    let answer = point.call(fader, 0, whileSearching: { point.before { _, input in input += 10 } })
    #expect(answer == 1)
    #expect(point(fader, 0) == 11)
  }
}
