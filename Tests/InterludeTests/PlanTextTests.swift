import Interlude
import Testing

@Suite(.leavesNothingAlive) struct PlanTextTests {
  private let point = SafePoint("Player.play") { _, input in input }
  private let player = Player()

  private func attachSome() throws {
    try point.before(name: "log", order: .at(.first), line: 1) { _, _ in }
    point.around(.object(player), once: true, line: 2) { _, input, next in next(input) }
    point.after(line: 3) { _, _, _ in }
    point.after(line: 4) { _, _, _ in }
    try point.finally(order: .outside("log"), line: 5) { _, _, _ in }
    point.before(.instances(of: Jukebox.self), once: true, line: 6) { _, _ in }
    try point.before(name: "auth", order: .inside("log"), line: 7) { _, _ in }
    point.before(.object(Player()), line: 8) { _, _ in }
  }

  @Test func `a plan prints as a table with the reason for each place`() throws {
    try attachSome()
    let file = "\(#fileID)"
    #expect(
      point.plan(for: player).table == """
           kind     name  order             scope       runs  once  why             site
        1  after          0                 everywhere  0           outermost       \(file):3
        2  after          0                 everywhere  0           attached later  \(file):4
        3  finally        0, outside "log"  everywhere  0           attached later  \(file):5
        4  before   log   first             everywhere  0           inside of 3     \(file):1
        5  before   auth  0, inside "log"   everywhere  0           inside of 4     \(file):7
        6  around         0                 object      0     once  narrower scope  \(file):2
        """)
  }

  @Test func `a plan prints as a tree that nests as the call does`() throws {
    try attachSome()
    let file = "\(#fileID)"
    #expect(
      point.plan(for: player).tree == """
        Player.play
        └ 1. after, everywhere (outermost), \(file):3, not run
          └ 2. after, everywhere (attached later), \(file):4, not run
            └ 3. finally, everywhere (attached later), \(file):5, not run
              └ 4. before "log", everywhere (inside of 3), \(file):1, not run
                └ 5. before "auth", everywhere (inside of 4), \(file):7, not run
                  └ 6. around, object (narrower scope), once, \(file):2, not run
                    └ original
        """)
  }

  @Test func `a plan without hooks prints as its original`() {
    #expect(point.plan(for: player).tree == "Player.play\n└ original")
  }

  @Test func `a plan names its pending one-shots`() throws {
    try attachSome()
    #expect(point.plan(for: player).pendingOneShots.map(\.site.line) == [2])
    _ = point(player, 1)
    #expect(point.plan(for: player).pendingOneShots == [])
  }

  @Test func `a description lists every hook of a point by scope`() throws {
    try attachSome()
    _ = point(Player(), 1)
    let file = "\(#fileID)"
    #expect(
      "\(point.describe())" == """
        Player.play: 7 hooks, 2 one-shots pending
        everywhere
          before "log", order first, \(file):1, run 1 time
          after, order 0, \(file):3, run 1 time
          after, order 0, \(file):4, run 1 time
          finally, order 0, outside "log", \(file):5, run 1 time
          before "auth", order 0, inside "log", \(file):7, run 1 time
        instances of Jukebox
          before, order 0, once, \(file):6, not run
        single objects
          around, order 0, once, \(file):2, not run
        """)
  }

  @Test func `a description of an extension point lists its answers`() {
    let point = ExtensionPoint<Player, Int, Int, Never>("Player.guess")
    point.answer(line: 1) { _, _ in 1 }
    #expect(
      "\(point.describe())" == """
        Player.guess: 1 hook
        everywhere
          answer, order 0, \(#fileID):1, not run
        """)
    #expect(point.collect(player, 1) == [1])
    #expect(
      point.plan(for: player).tree
        == "Player.guess\n└ 1. answer, everywhere (outermost), \(#fileID):1, run 1 time")
    #expect(
      ExtensionPoint<Player, Int, Int, Never>("empty").plan(for: player).tree == "empty")
  }
}
