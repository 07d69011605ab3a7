import Interlude
import Testing

/// What a call that is suspended keeps, and what it does not.
@Suite(.leavesNothingAlive) struct AsyncLifetimeTests {
  let gate = AsyncGate()
  let player = Player()

  private func makePoint() -> AsyncHookPoint<Player, Int, Int, Never> {
    AsyncHookPoint("p") { [gate] _, input in
      await gate.pass()
      return input
    }
  }

  @Test func `a hook that is cancelled is let go while a call of its plan is suspended`() async {
    let point = makePoint()
    var registrations: [Registration] = []
    let guests = [HookKind.before, .after, .around, .finally].map { kind in
      LifeProbe { guest in
        registrations.append(point.add(kind, once: false) { guest.wave() })
      }
    }
    let task = Task { [player] in await point(player, 1) }
    await gate.arrivals(1)
    registrations[1].cancel()
    #expect(guests.map(\.isAlive) == [true, false, true, true])
    registrations[0].cancel()
    #expect(guests.map(\.isAlive) == [false, false, true, true])
    gate.open()
    #expect(await task.value == 1)
    #expect(registrations.map(\.timesRun) == [1, 0, 1, 1])
  }

  @Test func `a hook whose body is suspended is let go when it has finished`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    var registration: Registration?
    let guest = LifeProbe { guest in
      registration = point.before { [gate] _, _ in
        await gate.pass()
        guest.wave()
      }
    }
    let task = Task { [player] in await point(player, 1) }
    await gate.arrivals(1)
    #expect(registration?.cancel() == true)
    #expect(guest.isAlive)
    gate.open()
    #expect(await task.value == 1)
    #expect(!guest.isAlive)
  }

  @Test(arguments: [false, true])
  func `a hook that is cancelled while its condition is asked does not start`(
    isOneShot: Bool
  ) async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    let registrations = Registrations()
    registrations.keep(
      point.before(once: isOneShot, when: { _, _ in registrations.cancelAll() == [true] }) {
        _, input in input += 1
      })
    #expect(await point(player, 1) == 1)
    #expect(registrations[0]?.timesRun == 0)
  }

  @Test func `a hook that is cancelled during a call does not begin in it`() async {
    let point = makePoint()
    let journal = Journal()
    let after = point.after { _, _, _ in journal.note("after") }
    point.finally { _, _, _ in journal.note("finally") }
    let task = Task { [player] in await point(player, 1) }
    await gate.arrivals(1)
    after.cancel()
    point.after { _, _, _ in journal.note("new") }
    gate.open()
    _ = await task.value
    #expect(journal.take() == ["finally"])
    _ = await point(player, 1)
    #expect(journal.words == ["new", "finally"])
  }

  @Test func `a call that is suspended holds back nothing of other objects`() async {
    let point = makePoint()
    point.before(.object(player)) { _, _ in }
    let task = Task { [player] in await point(player, 1) }
    await gate.arrivals(1)
    for _ in 0..<200 {
      let other = Player()
      let guest = LifeProbe { guest in
        let first = point.before(.object(other)) { _, _ in guest.wave() }
        let second = point.after(.object(other)) { _, _, _ in guest.wave() }
        _ = point.plan(for: other)
        first.cancel()
        second.cancel()
      }
      #expect(!guest.isAlive)
    }
    gate.open()
    _ = await task.value
  }

  @Test func `more calls may be suspended than there are slots`() async {
    let point = makePoint()
    let counter = Counter()
    point.before { _, _ in counter.increment() }
    let guest = LifeProbe { guest in
      point.after(once: true) { _, _, _ in guest.wave() }
    }
    let calls = 500
    let sum = await withTaskGroup(of: Int.self) { [player, gate] group in
      for _ in 0..<calls { group.addTask { await point(player, 1) } }
      await gate.arrivals(calls)
      gate.open()
      return await group.reduce(0, +)
    }
    #expect(sum == calls)
    #expect(counter.value == calls)
    #expect(!guest.isAlive)
  }

  @Test func `a point that ends lets its hooks go`() async {
    var point: AsyncHookPoint<Player, Int, Int, Never>? = makePoint()
    let guest = LifeProbe { guest in
      point?.before { _, _ in guest.wave() }
    }
    gate.open()
    _ = await point?(player, 1)
    #expect(guest.isAlive)
    point = nil
    #expect(!guest.isAlive)
  }
}

extension AsyncHookPoint where Input == Int, Output == Int, Failure == Never {
  /// Attaches a hook of any kind that acts and changes nothing.
  @discardableResult
  func add(
    _ kind: HookKind, once: Bool = false, _ act: @escaping @Sendable () -> Void
  ) -> Registration {
    switch kind {
    case .before: before(once: once) { _, _ in act() }
    case .after: after(once: once) { _, _, _ in act() }
    case .around:
      around(once: once) { _, input, next in
        act()
        return await next(input)
      }
    case .finally: finally(once: once) { _, _, _ in act() }
    }
  }
}
