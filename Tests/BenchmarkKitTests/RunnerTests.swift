import BenchmarkKit
import Testing

@Suite
struct RunnerTests {
  @Test
  func `a contender that answers otherwise is found out`() {
    let wrong = Case(
      "adding", size: 3,
      [.floor("right") { $0 }, .ours { $0 + 1 }])
    let error = #expect(throws: Runner.WrongAnswer.self) { try Runner.quick.measure(wrong) }
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
    _ = try Runner.quick.measure(Case("turns", size: 1, [contender("a"), contender("b")]))
    // The check, the calibration, and each batch.
    #expect(turns.count > 2 * 3)
    #expect(Array(turns.prefix(4)) == ["a", "b", "a", "b"])
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
