import Interlude
import Testing

/// What only the main actor may have.
private final class Label {
  var lines: [String] = []
}

/// Notes on a label, which is not `Sendable`.
private final class Noting: MainActorMiddleware {
  let word: String
  let label: Label

  init(_ word: String, _ label: Label) {
    self.word = word
    self.label = label
  }

  func intercept(
    _ player: Player, _ input: Int, next: borrowing Next<Player, Int, Int, Never>
  ) -> Int {
    label.lines.append(word + "<")
    defer { label.lines.append(word + ">") }
    return next(input + 1)
  }
}

@MainActor @Suite(.leavesNothingAlive) struct MainActorMiddlewareTests {
  private let label = Label()
  private let player = Player()
  private let point = MainActorHookPoint("p") { (_: Player, input: Int) in input }

  private func lines() -> [String] {
    _ = point(player, 1)
    defer { label.lines = [] }
    return label.lines
  }

  @Test func `middleware of the main actor may keep what belongs to it`() throws {
    point.use(Noting("a", label))
    try point.use(Noting("b", label), name: "b", order: .outside("c").at(-1))
    point.use(Noting("once", label), order: .last, once: true)
    #expect(point(player, 1) == 4)
    #expect(label.lines == ["b<", "a<", "once<", "once>", "a>", "b>"])
    label.lines = []
    #expect(throws: AttachError.self) {
      try point.use(Noting("c", label), name: "b", ifTaken: .reject)
    }
    try point.use(Noting("new", label), name: "b", ifTaken: .replace)
    #expect(lines() == ["a<", "new<", "new>", "a>"])
  }

  @Test func `a group of the main actor is attached and ended as one`() throws {
    let label = label
    let group = try point.attachGroup { group in
      group.before(name: "b", order: .inside("m")) { _, _ in label.lines.append("before") }
      group.after { _, _, _ in label.lines.append("after") }
      group.around(when: { _, _ in label.lines.isEmpty }) { _, input, next in
        label.lines.append("around")
        return next(input)
      }
      group.finally { _, _, _ in label.lines.append("finally") }
      group.use(Noting("m", label), name: "m")
      group.use(GateMiddleware(otherwise: -1) { _, input in input > 0 }, order: .at(.first))
    }
    #expect(lines() == ["around", "m<", "before", "m>", "finally", "after"])
    #expect(point(player, 0) == -1)
    #expect(group.cancel())
    #expect(lines() == [])
  }

  @Test func `a contradiction in a group of the main actor refuses all of it`() {
    #expect(throws: AttachError.self) {
      try point.attachGroup { group in
        group.use(Noting("plain", label))
        group.before(name: "a", order: .inside("b")) { _, _ in }
        group.before(name: "b", order: .inside("a")) { _, _ in }
      }
    }
    #expect(lines() == [])
  }
}
