import BenchmarkKit
import Testing

@Suite
struct BoundsTests {
  private let results = Results([
    .made("call", size: 10, time: [9, 10, 11], bytes: 300, objects: 1, floor: 5, rival: 2),
    .made("call", "interlude, twice", size: 10, threads: 2, time: [9, 10, 11], floor: 7),
  ])

  @Test
  func `what is within its bound is not mentioned`() throws {
    let bounds = try Bounds(
      """
      # what calls may cost

      call 10 1 floor 5     # exactly
      call 10 1 rival 2.5
      call 10 1 objects 1
      call 10 1 bytes 300
      call 10 2 floor 8 interlude, twice
      """)
    #expect(bounds.bounds.count == 5)
    #expect(bounds.complaints(about: results) == [])
  }

  @Test
  func `what is past its bound is said with the figure`() throws {
    let bounds = try Bounds(
      """
      call 10 1 floor 4
      call 10 1 rival 1
      call 10 1 objects 0
      call 10 1 bytes 200
      call 10 2 floor 6 interlude, twice
      """)
    #expect(
      bounds.complaints(about: results) == [
        "call (size 10), interlude: the ratio to the floor is 5, past its bound of 4",
        "call (size 10), interlude: the ratio to the best rival is 2, past its bound of 1",
        "call (size 10), interlude: the number of objects an operation is 1, past its bound of 0",
        "call (size 10), interlude: the number of bytes a subject is 300, past its bound of 200",
        "call (size 10, 2 threads), interlude, twice: the ratio to the floor is 7, "
          + "past its bound of 6",
      ])
  }

  @Test
  func `a bound on what was not measured is a fault`() throws {
    let bounds = try Bounds("call 11 1 floor 4")
    #expect(
      bounds.complaints(about: results) == [
        "call (size 11), interlude: the ratio to the floor was not measured, and has a bound of 4"
      ])
  }

  @Test(arguments: [
    "call", "call 1 1 floor", "call x 1 floor 4", "call 1 x floor 4", "call 1 1 speed 4",
    "call 1 1 floor much",
  ])
  func `a line that is no bound is refused with its number`(_ line: String) {
    let error = #expect(throws: Bounds.Misspelt.self) { try Bounds("# one\n\(line)\n") }
    #expect(
      error?.description
        == "line 2 of the bounds, '\(line)', is not 'benchmark size threads "
        + "floor|rival|objects|bytes bound [subject]'")
  }
}
