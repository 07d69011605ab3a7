import BenchmarkKit
import Testing

@Suite(.serialized)
struct CountingTests {
  @Test
  func `a crew runs each of its threads once a round and adds up what they answer`() {
    let crew = Crew(3)
    #expect(crew.run { 1 << $0 } == 7)
    #expect(crew.run { $0 } == 3)
  }

  @Test
  func `asynchronous code gives its answer`() {
    #expect(inTask { 5 } == 5)
  }

  @Test
  func `a share of the operations goes to each thread`() {
    let contender = Contender.parallel("adding", .ours, Crew(2), threads: 2) { thread, operations in
      operations + thread
    }
    #expect(contender.run(10) == 11)
  }

  #if canImport(Glibc)
    @Test
    func `memory in use is exact where it is large`() throws {
      let before = try #require(heapBytesInUse())
      let kept = (0..<1_000).map { _ in [UInt8](repeating: 1, count: 10_000) }
      let during = try #require(heapBytesInUse())
      keep(kept)
      #expect(during - before >= 10_000_000)
    }
  #endif
}
