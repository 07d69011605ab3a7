import Foundation
import Interlude
import Testing

/// The engine against the rules said plainly, word by word.
@Suite(.leavesNothingAlive) struct ReferenceTests {
  /// The seed of the first program: that of the environment, to try others, or always the same.
  private static let firstSeed =
    ProcessInfo.processInfo.environment["INTERLUDE_SEED"].flatMap { UInt64($0) } ?? 0

  /// How many programs a batch has; there are 40 batches.
  #if DEBUG
    private static let batchSize: UInt64 = 100
  #else
    private static let batchSize: UInt64 = 500
  #endif

  @Test(arguments: 0..<40)
  func `random programs leave the same words as the reference`(batch: UInt64) {
    for number in 0..<Self.batchSize {
      let seed = Self.firstSeed &+ batch * Self.batchSize &+ number
      var generator = ProgramGenerator(seed: seed)
      compare(generator.program(), "INTERLUDE_SEED=\(seed)")
    }
  }

  @Test
  func `a program that fails is shrunk to what makes it fail`() {
    let shrinker = ProgramShrinker { program in
      let words = ReferenceInterpreter(program).run(program)
      return words.contains { $0.hasPrefix("finally") } && words.contains("cancel 0 true")
    }
    var tried = 0
    for seed in 0..<200 {
      var generator = ProgramGenerator(seed: UInt64(seed))
      let program = generator.program()
      guard shrinker.fails(program) else { continue }
      tried += 1
      let smallest = shrinker.shrink(program)
      #expect(smallest.acts.count + smallest.pool.flatMap(\.acts).count <= 6, "\(smallest)")
    }
    #expect(tried > 5)
  }

  @Test(arguments: HookKind.allCases, 0..<3)
  func `every act at every position of three hooks`(kind: HookKind, position: Int) {
    for others in HookKind.allCases {
      for act in Self.acts {
        for scope in [Program.Reach.everywhere, .players, .firstPlayer] {
          compare(program(kind, position, others, act, scope), "\(kind) \(position) \(others)")
        }
      }
    }
  }

  @Test(arguments: HookKind.allCases)
  func `every two acts of one hook between two of any kind`(kind: HookKind) {
    for others in HookKind.allCases {
      for first in Self.acts {
        for second in Self.acts {
          var program = program(kind, 1, others, first, .everywhere)
          program.pool[1].acts.append(second)
          compare(program, "\(kind) between \(others)")
        }
      }
    }
  }

  @Test(arguments: HookKind.allCases, HookKind.allCases)
  func `a one-shot at every position that calls its point`(kind: HookKind, others: HookKind) {
    for position in 0..<3 {
      for act in Self.acts {
        var program = program(kind, position, others, act, .everywhere)
        program.pool[position].isOneShot = true
        program.pool[position].acts.append(.call(0))
        compare(program, "one-shot \(kind) \(position) \(others)")
      }
    }
  }

  /// Attach each kind; cancel self, earlier, later; call; look; throw.
  ///
  /// Hook 3 of the pool and those behind it are for attaching.
  private static let acts: [Program.Act] = [
    .attach(3), .attach(4), .attach(5), .attach(6), .cancelNear(0), .cancelNear(-1),
    .cancelNear(1), .cancel(0), .cancel(2), .call(0), .call(1), .look(0), .fail,
  ]

  private func program(
    _ kind: HookKind, _ position: Int, _ others: HookKind, _ act: Program.Act,
    _ scope: Program.Reach
  ) -> Program {
    var pool = (0..<3).map { _ in Program.Hook(kind: others) }
    pool[position] = Program.Hook(kind: kind, scope: scope, acts: [act])
    pool += HookKind.allCases.map { Program.Hook(kind: $0) }
    return Program(
      pool: pool, acts: [.attach(0), .attach(1), .attach(2), .call(0), .look(0), .call(0)])
  }

  private func compare(_ program: Program, _ title: String) {
    guard Mismatch(of: program) != nil else { return }
    let smallest = ProgramShrinker { Mismatch(of: $0) != nil }.shrink(program)
    let mismatch = Mismatch(of: smallest)?.description ?? "not seen again"
    Issue.record("\(title): \(mismatch)\n\(smallest)")
  }
}
