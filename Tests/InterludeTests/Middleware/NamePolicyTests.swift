import Interlude
import Testing

@Suite(.leavesNothingAlive) struct NamePolicyTests {
  private let stage = Stage()

  @discardableResult
  private func attach(
    _ word: String, name: String = "n", scope: Scope<Player> = .everywhere,
    order: RelativeOrder = .unconstrained, _ policy: NamePolicy, line: UInt = #line
  ) throws(AttachError) -> Registration {
    let journal = stage.journal
    return try stage.point.attachGroup(line: line) { group in
      group.before(scope, name: name, order: order, ifTaken: policy, line: line) { _, _ in
        journal.note(word)
      }
    }
  }

  @Test func `several hooks may bear a name when that is allowed`() throws {
    try attach("a", .allow)
    try attach("b", .allow)
    #expect(stage.words() == ["a", "b", "original"])
  }

  @Test func `a hook that replaces another stands where the other stood`() throws {
    let a = try attach("a", .allow)
    stage.add(.before, "b")
    try attach("c", .replace)
    #expect(stage.words() == ["c", "b", "original"])
    #expect(!a.isActive)
  }

  @Test func `a hook of one object that replaces another stands where the other stood`() throws {
    let scope = Scope.object(stage.player)
    try attach("a", scope: scope, .replace)
    try attach("b", name: "other", scope: scope, .allow)
    try attach("c", scope: scope, .replace)
    #expect(stage.words() == ["c", "b", "original"])
    try attach("d", scope: scope, .replace)
    #expect(stage.words() == ["d", "b", "original"])
  }

  @Test func `a replaced lone hook of an object with a sentinel leaves one`() throws {
    let point = HookPoint("p") { (fader: Fader, input: Int) in input }
    let fader = Fader()
    for number in 1...3 {
      try point.use(
        GateMiddleware(otherwise: number) { _, _ in false }, scope: .object(fader), name: "n",
        ifTaken: .replace)
    }
    #expect(point(fader, 0) == 3)
    #expect(point.plan(for: fader).entries.count == 1)
  }

  @Test func `a hook replaces all that bear its name and takes the outermost place`() throws {
    try attach("a", .allow)
    stage.add(.before, "x")
    try attach("b", .allow)
    stage.add(.before, "y")
    try attach("c", .replace)
    #expect(stage.words() == ["c", "x", "y", "original"])
  }

  @Test func `the order of a hook that replaces another is its own`() throws {
    try attach("a", .allow)
    stage.add(.before, "b")
    try attach("c", order: .at(1), .replace)
    #expect(stage.words() == ["b", "c", "original"])
  }

  @Test func `a name is taken only in its own scope`() throws {
    try attach("a", .reject)
    try attach("b", scope: .instances(of: Player.self), .reject)
    try attach("c", scope: .object(stage.player), .reject)
    try attach("d", scope: .object(Player()), .reject)
    #expect(stage.words() == ["a", "b", "c", "original"])
  }

  @Test func `a name that is taken is refused with both sites`() throws {
    try attach("a", .allow, line: 7)
    let error = #expect(throws: AttachError.self) { try attach("b", .reject, line: 9) }
    #expect(stage.words() == ["a", "original"])
    #expect(
      error?.description == """
        hook point 'Player.play' has a hook 'n' already, attached at \(#fileID):7: the one at \
        \(#fileID):9 was refused; give it another name or attach it with 'ifTaken: .replace'
        """)
  }

  @Test func `a hook that has ended leaves its name free`() throws {
    try attach("a", .allow).cancel()
    try attach("b", .reject)
    #expect(stage.words() == ["b", "original"])
  }

  @Test func `a hook whose owner is gone leaves its name free`() throws {
    do {
      let owner = Player()
      try stage.addNamed("a", name: "n", owner: owner)
    }
    try attach("b", .reject)
    #expect(stage.words() == ["b", "original"])
  }

  @Test func `a replacement that would close a cycle leaves the replaced hook in place`() throws {
    try attach("a", .allow)
    try stage.addNamed("b", name: "b", order: .inside("n"))
    #expect(throws: AttachError.self) { try attach("c", order: .inside("b"), .replace) }
    #expect(stage.words() == ["a", "b", "original"])
    try attach("d", .replace)
    #expect(stage.words() == ["d", "b", "original"])
  }

  @Test func `a replacement may reverse the constraints of the hook that it replaces`() throws {
    try attach("a", order: .inside("m"), .allow)
    try attach("m", name: "m", .allow)
    try attach("b", order: .outside("m"), .replace)
    #expect(stage.words() == ["b", "m", "original"])
  }

  @Test func `what a replaced hook captured is let go`() throws {
    let probe = LifeProbe { guest in
      let point = stage.point
      _ = try? point.use(
        GateMiddleware(otherwise: 0) { _, _ in guest.isHere }, name: "n")
    }
    #expect(probe.isAlive)
    try stage.point.use(GateMiddleware(otherwise: 0) { _, _ in true }, name: "n", ifTaken: .replace)
    #expect(!probe.isAlive)
  }

  @Test func `one of many racing replacements is left`() async throws {
    let point = SafePoint("p") { _, input in input }
    let player = Player()
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let scope: Scope<Player> = worker % 2 == 0 ? .everywhere : .object(player)
          for _ in 0..<200 {
            _ = try? point.use(
              GateMiddleware(otherwise: 0) { _, _ in true }, scope: scope, name: "n",
              ifTaken: .replace)
            _ = point(player, 1)
          }
        }
      }
    }
    #expect(point.plan(for: player).entries.map(\.scope) == [.everywhere, .object])
  }
}
