import Interlude
import Testing

struct ForwardedSentinelTests {
  /// A holder that answers with the sentinel of another object, which outlives it.
  final class Forwarder: SentinelHolder, @unchecked Sendable {
    let inner: Fader
    var sentinel: Sentinel { _read { yield inner.sentinel } }

    init(_ inner: Fader) { self.inner = inner }
  }

  @Test func `the sentinel of a neighbour proves nothing`() {
    let point = HookPoint("f") { (_: Forwarder, input: Int) in input }
    var strangers = 0
    for _ in 0..<1_000 {
      let inner = Fader()
      do {
        let dead = Forwarder(inner)
        point.before(.object(dead)) { _, input in input += 1 }
      }
      if point(Forwarder(Fader()), 1) != 1 { strangers += 1 }
    }
    #expect(strangers == 0)
  }

  final class Small {}

  final class Large {
    let words = (1, 2, 3, 4, 5, 6, 7, 8)
    let last: UInt8 = 9
  }

  #if !canImport(ObjectiveC)
    @Test func `the size of an instance is that of its header and its properties`() {
      #expect(instanceSize(of: Small()) == 16)
      #expect(instanceSize(of: Large()) == 16 + 8 * 8 + 1)
      #expect(instanceSize(of: Fader()) == 16 + MemoryLayout<Sentinel>.size)
      #expect(instanceSize(of: WideFader()) >= 16 + MemoryLayout<Sentinel>.size + 8)
    }
  #endif

  @Test func `a point without input is declared and called without one`() {
    let point = HookPoint("Player.stop") { (_: Player) in "stopped" }
    point.around { _, _, next in next() + "!" }
    #expect(point(Player()) == "stopped!")
  }
}
