import BenchmarkKit
import Testing

@Suite
struct ComparisonTests {
  private func compare(_ old: [Measurement], _ new: [Measurement]) -> Comparison {
    Comparison(Results(old), Results(new))
  }

  @Test
  func `a time that has moved past noise is slower one way and faster the other`() {
    let quick = Measurement.made(time: [9, 10, 30], floor: 5)
    let slow = Measurement.made(time: [18, 20, 60], floor: 10)
    #expect(
      compare([quick], [slow]).description == """
        slower: call (size 1), interlude: 2 times as slow, 5 [4.50…15] × floor to 10 [9…30] × floor
        compared 1: 1 worse, 0 faster
        """)
    #expect(
      compare([slow], [quick]).description == """
        faster: call (size 1), interlude: 2 times as fast, 10 [9…30] × floor to 5 [4.50…15] × floor
        compared 1: 0 worse, 1 faster
        """)
    #expect(!compare([quick], [slow]).isClean)
    #expect(compare([slow], [quick]).isClean)
  }

  @Test
  func `a slower machine is no slower package, as the ratio to the floor says`() {
    let before = Measurement.made(time: [9, 10, 11], floor: 5)
    let after = Measurement.made(time: [90, 100, 110], floor: 5)
    #expect(compare([before], [after]).changes == [])
  }

  @Test
  func `without a floor the best rival is the unit, and without both a nanosecond`() {
    #expect(Band(.made(time: [9, 10, 30], rival: 2)).description == "2 [1.80…6] × best rival")
    #expect(Band(.made(time: [9, 10, 30])).description == "10 [9…30] ns")
  }

  @Test(arguments: [
    (9.9, 12.0), (9.0, 10.9), (10.5, 11.0),
  ])
  func `what stays within a tenth, or within the other run's batches, is noise`(
    _ low: Double, _ median: Double
  ) {
    let moved = Measurement.made(time: [low, median, 40])
    #expect(compare([.made(time: [9, 10, 30])], [moved]).changes == [])
  }

  @Test
  func `one long batch changes nothing`() {
    #expect(compare([.made(time: [9, 10, 11])], [.made(time: [9, 10, 5_000])]).changes == [])
  }

  @Test
  func `more objects and more memory are worse, fewer are nothing`() {
    let before = Measurement.made(time: [9, 10, 11], bytes: 100, objects: 2)
    let after = Measurement.made(time: [9, 10, 11], bytes: 160, objects: 3)
    #expect(
      compare([before], [after]).description == """
        more objects: call (size 1), interlude: 2 to 3 an operation
        more memory: call (size 1), interlude: 100 to 160 bytes a subject
        compared 1: 2 worse, 0 faster
        """)
    #expect(compare([after], [before]).changes == [])
  }

  @Test
  func `floors and rivals are not compared`() {
    let rivals = ["bare method", "actor", "interludes"]
    let old = rivals.map { Measurement.made("call", $0, time: [1, 1, 1]) }
    let new = rivals.map { Measurement.made("call", $0, time: [9, 9, 9]) }
    #expect(compare(old, new).compared == 0)
    #expect(compare(old, new).changes == [])
  }

  @Test
  func `what was measured before and is no more is said, and is no fault`() {
    let comparison = compare(
      [.made("call", "interlude, twice", size: 2, threads: 4, time: [1, 1, 1])], [])
    #expect(comparison.isClean)
    #expect(
      comparison.description == """
        not measured any more: call (size 2, 4 threads), interlude, twice
        compared 0: 0 worse, 0 faster
        """)
  }
}
