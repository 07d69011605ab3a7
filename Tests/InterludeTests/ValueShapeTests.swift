import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ValueShapeTests {
  struct Track: Equatable {
    var title = "Vespers"
    var volume = 1.0
    var tags: [String] = []
  }

  final class Tape: Sendable {
    let length: Int
    init(length: Int) { self.length = length }
  }

  @Test func `a point without input and output is called with its subject alone`() {
    let journal = Journal()
    let point = HookPoint("p") { (_: Player, _: Void) in journal.note("original") }
    point.before { _, _ in journal.note("before") }
    point.around { _, _, next in next() }
    point.after { _, _, _ in journal.note("after") }
    point.finally { _, _, _ in journal.note("finally") }
    point(Player())
    #expect(journal.words == ["before", "original", "finally", "after"])
  }

  @Test func `an input may be a labelled tuple`() {
    let point = HookPoint("p") { (_: Player, input: (name: String, count: Int)) in
      String(repeating: input.name, count: input.count)
    }
    point.before { _, input in input.count += 1 }
    point.around { _, input, next in next((name: input.name + "b", count: input.count)) }
    point.after { _, input, output in output += "\(input.count)" }
    #expect(point(Player(), (name: "a", count: 1)) == "abab2")
  }

  @Test func `an input and an output may be structs`() {
    let point = HookPoint("p") { (_: Player, track: Track) in track }
    point.before { _, track in track.volume = 0.5 }
    point.after { _, _, track in track.tags.append("heard") }
    let output = point(Player(), Track())
    #expect(output == Track(volume: 0.5, tags: ["heard"]))
  }

  @Test func `an input may be an object`() {
    let point = HookPoint("p") { (_: Player, tape: Tape) in tape }
    point.before { _, tape in tape = Tape(length: tape.length + 1) }
    point.after { _, seen, tape in tape = Tape(length: tape.length * 10 + seen.length) }
    #expect(point(Player(), Tape(length: 3)).length == 44)
  }

  @Test func `an array is changed in place`() {
    let point = HookPoint("p") { (_: Player, list: [Int]) in list.map { $0 * 2 } }
    point.before { _, list in list.append(9) }
    point.after { _, list, output in output += list }
    #expect(point(Player(), [1]) == [2, 18, 1, 9])
  }

  @Test func `an output that is nil is an output`() {
    let journal = Journal()
    let point = HookPoint("p") { (_: Player, input: Int?) -> Int? in
      journal.note("original")
      return input
    }
    point.around { _, input, next in next(input) }
    point.after { _, _, output in journal.note("after \(output as Any)") }
    point.before { _, _ in journal.note("before") }
    #expect(point(Player(), nil) == nil)
    #expect(journal.words == ["before", "original", "after nil"])
  }

  @Test func `an input is let go when the call has returned`() {
    let point = HookPoint("p") { (_: Player, guest: LifeProbe.Guest) in guest.wave() }
    point.finally { _, _, _ in }
    point.before { _, _ in }
    point.after { _, _, _ in }
    point.around { _, guest, next in next(guest) }
    let probe = LifeProbe { point(Player(), $0) }
    #expect(!probe.isAlive)
  }
}
