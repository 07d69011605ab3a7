import BenchmarkKit
import Testing

@Suite
struct RoundsTests {
  private let rounds = Rounds(
    roles: [.floor, .ours, .rival, .rival],
    times: [[2, 4, 20], [6, 12, 60], [3, 6, 30], [9, 9, 9]])

  @Test
  func `a ratio is taken within each round, so that a slow round changes nothing`() {
    #expect(rounds.ratioToFloor(1) == 3)
  }

  @Test
  func `the best rival is the one with the smallest median, and only ours has a ratio to it`() {
    #expect(rounds.ratioToBestRival(1) == 2)
    #expect(rounds.ratioToBestRival(0) == nil)
    #expect(rounds.ratioToBestRival(3) == nil)
  }

  @Test
  func `a time has its extremes and its median`() {
    #expect(rounds.time(0) == Measurement.Time(min: 2, median: 4, max: 20))
  }

  @Test
  func `without floor or rival there is no ratio`() {
    let rounds = Rounds(roles: [.ours], times: [[1]])
    #expect(rounds.ratioToFloor(0) == nil)
    #expect(rounds.ratioToBestRival(0) == nil)
  }
}
