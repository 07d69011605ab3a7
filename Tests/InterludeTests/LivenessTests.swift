import Interlude
import Testing

/// What hooks do to the plan that is running: three hooks of one kind, of which the middle one acts.
@Suite(.leavesNothingAlive) struct LivenessTests {
  let stage = Stage()
  let registrations = Registrations()

  private func attachThree(_ kind: HookKind, _ act: @escaping @Sendable () -> Void) {
    registrations.keep(stage.add(kind, "1"))
    registrations.keep(stage.add(kind, "2", doing: act))
    registrations.keep(stage.add(kind, "3"))
  }

  /// The words of a call in which the hooks that `places` lists run.
  private func words(_ kind: HookKind, _ places: [Int]) -> [String] {
    let names = places.map { "\($0)" }
    return switch kind {
    case .before: names + ["original"]
    case .after, .finally: ["original"] + names.reversed()
    case .around: names.map { "\($0)<" } + ["original"] + names.reversed().map { "\($0)>" }
    }
  }

  @Test(arguments: HookKind.allCases)
  func `a hook that cancels itself runs to its end and never again`(kind: HookKind) {
    let registrations = registrations
    attachThree(kind) { registrations[1]?.cancel() }
    #expect(stage.words() == words(kind, [1, 2, 3]))
    #expect(stage.words() == words(kind, [1, 3]))
  }

  @Test(arguments: HookKind.allCases, [0, 2])
  func `a hook that was cancelled does not run in the call under way, unless it has begun`(
    kind: HookKind, victim: Int
  ) {
    let registrations = registrations
    attachThree(kind) { registrations[victim]?.cancel() }
    let comesFirst = kind == .after || kind == .finally ? 2 : 0
    let first = victim == comesFirst ? [1, 2, 3] : [1, 2, 3].filter { $0 != victim + 1 }
    #expect(stage.words() == words(kind, first))
    #expect(stage.words() == words(kind, [1, 2, 3].filter { $0 != victim + 1 }))
  }

  @Test(arguments: HookKind.allCases, [Order.first, .normal, .last])
  func `a hook that is attached in a call joins the next one`(kind: HookKind, order: Order) {
    let (stage, hasActed) = (stage, Counter())
    defer { stage.endAll() }
    attachThree(kind) {
      if hasActed.increment() == 1 { stage.add(kind, "4", order: order) }
    }
    #expect(stage.words() == words(kind, [1, 2, 3]))
    #expect(stage.words() == words(kind, order == .first ? [4, 1, 2, 3] : [1, 2, 3, 4]))
  }

  @Test(arguments: HookKind.allCases)
  func `a nested call is a next call`(kind: HookKind) {
    let (stage, hasActed) = (stage, Counter())
    defer { stage.endAll() }
    attachThree(kind) {
      guard hasActed.increment() == 1 else { return }
      stage.add(kind, "4")
      stage.journal.note("(")
      _ = stage.point(stage.player, 0)
      stage.journal.note(")")
    }
    let all = stage.words()
    let nested = all.split(separator: "(").last?.split(separator: ")").first ?? []
    #expect(Array(nested) == words(kind, [1, 2, 3, 4]))
    let outer = (all.split(separator: "(").first ?? []) + (all.split(separator: ")").last ?? [])
    #expect(Array(outer) == words(kind, [1, 2, 3]))
  }

  @Test func `an around that cancels the rest runs the original alone`() {
    let registrations = registrations
    stage.add(.around, "0") { _ = registrations.cancelAll() }
    for (place, kind) in HookKind.allCases.enumerated() {
      registrations.keep(stage.add(kind, "\(place)"))
    }
    #expect(stage.words() == ["0<", "original", "0>"])
  }

  @Test func `an after is asked for its life when its turn comes, not when it was passed`() {
    let registrations = registrations
    registrations.keep(stage.add(.after, "after"))
    registrations.keep(stage.add(.finally, "finally"))
    stage.point.around { _, input, next in
      defer { registrations.cancelAll() }
      return next(input)
    }
    #expect(stage.words() == ["original"])
  }

  @Test func `a hook that cancelled itself keeps its captures until its body has returned`() {
    let (stage, registrations, journal) = (stage, registrations, Journal())
    let probe = LifeProbe { guest in
      registrations.keep(
        stage.add(.before, "self") {
          registrations.cancelAll()
          guest.wave()
        })
    }
    stage.add(.before, "next", order: .last) { journal.note("in call \(probe.isAlive)") }
    #expect(stage.words() == ["self", "next", "original"])
    #expect(journal.words == ["in call true"])
    #expect(!probe.isAlive)
  }

  @Test(arguments: HookKind.allCases)
  func `a condition that is false leaves the hook out of the call`(kind: HookKind) {
    let registration = stage.add(kind, "odd", when: { _, input in input % 2 == 1 })
    _ = stage.point(stage.player, 2)
    #expect(stage.journal.take() == ["original"])
    _ = stage.point(stage.player, 3)
    #expect(stage.journal.take().count > 1)
    #expect(registration.timesRun == 1)
  }

  @Test func `a condition sees the input as it reached its hook`() {
    stage.point.before { _, input in input += 1 }
    stage.add(.before, "odd", when: { _, input in input == 1 })
    #expect(stage.words() == ["odd", "original"])
  }

  @Test(arguments: HookKind.allCases, [false, true])
  func `a hook that is cancelled while its condition is asked does not start`(
    kind: HookKind, isOneShot: Bool
  ) {
    let registrations = registrations
    registrations.keep(
      stage.add(
        kind, "no", once: isOneShot, when: { _, _ in registrations.cancelAll() == [true] }))
    #expect(stage.words() == ["original"])
    #expect(registrations[0]?.timesRun == 0)
  }

  @Test(arguments: HookKind.allCases, [false, true])
  func `a hook whose owner goes while its condition is asked does not start`(
    kind: HookKind, isOneShot: Bool
  ) {
    let owner = Holder(Radio())
    let registration = stage.add(
      kind, "no", once: isOneShot, owner: owner.value,
      when: { _, _ in
        owner.drop()
        return true
      })
    #expect(stage.words() == ["original"])
    #expect(!registration.isActive && registration.timesRun == 0)
  }
}
