import BenchmarkKit
import Testing

@Suite
struct RunnerTests {
  @Test
  func `a contender that answers otherwise is found out`() {
    let wrong = Case(
      "adding", size: 3,
      [.floor("right") { $0 }, .ours { $0 + 1 }])
    let error = #expect(throws: Runner.WrongAnswer.self) { try Runner.quick.sample(wrong) }
    #expect(error?.description == "adding 3: 'interlude' answers 121, 'right' answers 120")
  }

  @Test
  func `contenders take turns`() throws {
    var turns: [String] = []
    func contender(_ name: String) -> Contender {
      .rival(name) { operations in
        if turns.last != name { turns.append(name) }
        var sum = 0
        for number in 0..<operations * 1_000 {
          sum &+= number
          keep(sum)
        }
        return operations
      }
    }
    _ = try Runner.quick.sample(Case("turns", size: 1, [contender("a"), contender("b")]))
    // The check, the calibration, and each batch.
    #expect(turns.count > 2 * 3)
    #expect(Array(turns.prefix(4)) == ["a", "b", "a", "b"])
  }

  @Test
  func `passes of a case are one measurement, checked and counted once`() throws {
    var checks = 0
    var runner = Runner.quick
    runner.countAllocations = { body in
      body()
      return 240
    }
    let adding = Case(
      "adding", size: 3,
      [
        .ours { operations in
          if operations == 120 { checks += 1 }
          return operations
        }
      ])
    var sample = try runner.sample(adding)
    let other = try runner.sample(adding, isFirst: false)
    let least = min(
      sample.measurements[0].nsPerOperation.min, other.measurements[0].nsPerOperation.min)
    sample.append(other)
    #expect(sample.measurements.count == 1)
    #expect(sample.measurements[0].nsPerOperation.min == least)
    #expect(sample.measurements[0].allocationsPerOperation == 0)
    #expect(other.measurements[0].allocationsPerOperation == nil)
    #expect(checks == 1)
  }

  @Test
  func `rounds are whole`() {
    var rounds = 0
    let sum = BenchmarkKit.rounds(25, of: 10) {
      rounds += 1
      return 10
    }
    #expect(rounds == 3)
    #expect(sum == 30)
  }
}
