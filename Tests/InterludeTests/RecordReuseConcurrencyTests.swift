import Interlude
import Testing

/// Records of hooks that have run are used again while other threads run theirs, or still have the
/// registration of an earlier hook.
@Suite struct RecordReuseConcurrencyTests {
  private static let cycles = 2_000

  @Test func `threads with objects of their own get the closures they gave`() {
    let point = HookPoint("f") { (_: Fader, input: Int) in input }
    let wrong = Guarded(0)
    Crew.run(4) { thread in
      let fader = Fader()
      for number in 0..<Self.cycles {
        point.before(.object(fader), once: true) { _, input in input += number }
        let answers = (point(fader, thread), point(fader, thread))
        if answers != (thread + number, thread) { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func `threads that share an object run each closure once`() {
    let point = HookPoint("f") { (_: Fader, input: Int) in input }
    let fader = Fader()
    let sum = Guarded(0)
    Crew.run(4) { thread in
      for _ in 0..<Self.cycles {
        point.before(.object(fader), once: true) { _, input in input += 1 }
        let added = point(fader, 0)
        sum.withLock { $0 += added }
      }
    }
    let rest = point(fader, 0)
    #expect(sum.withLock { $0 } + rest == 4 * Self.cycles)
    #expect(point.plan(for: fader).entries.isEmpty)
  }

  @Test func `no closure runs for an object that it was not given to`() {
    let point = HookPoint("f") { (_: Fader, input: Int) in input }
    let faders = (0..<64).map { _ in Fader() }
    let strangers = Guarded(0)
    Crew.run(4) { thread in
      for round in 0..<(4 * Self.cycles) {
        let own = faders[(thread + 4 * round) % faders.count]
        point.before(.object(own), once: true) { [name = ObjectIdentifier(own)] subject, _ in
          if ObjectIdentifier(subject) != name { strangers.withLock { $0 += 1 } }
        }
        for step in 0..<4 { _ = point(faders[(thread + 4 * round + step) % faders.count], 0) }
      }
    }
    #expect(strangers.withLock { $0 } == 0)
  }

  @Test func `a late cancel does not end the hook that came after`() {
    let point = HookPoint("f") { (_: Fader, input: Int) in input }
    let kept = Guarded<[Registration]>([])
    let wrong = Guarded(0)
    Crew.run(2) { thread in
      let fader = Fader()
      for number in 0..<Self.cycles {
        let mine = point.before(.object(fader), once: true) { _, input in input += number }
        if point(fader, 0) != number { wrong.withLock { $0 += 1 } }
        let others = kept.withLock { kept in
          defer { kept = kept.count < 8 ? kept + [mine] : [mine] }
          return kept
        }
        for other in others where other.cancel() || other.timesRun != 1 {
          wrong.withLock { $0 += 1 }
        }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}
