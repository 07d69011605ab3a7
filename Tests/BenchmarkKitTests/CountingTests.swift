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
    func `memory in use follows what is taken and given back`() throws {
      // Far more than other tests, which run at the same time, take or give back meanwhile.
      let size = 1 << 30
      let before = try #require(heapBytesInUse())
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      let during = try #require(heapBytesInUse())
      unsafe memory.deallocate()
      let after = try #require(heapBytesInUse())
      #expect(abs(during - before - size) < size / 8)
      #expect(abs(during - after - size) < size / 8)
    }
  #endif
}
