import BenchmarkKit
import Foundation
import Testing

@Suite
struct ResultsTests {
  private let results = Results([
    .made(
      "call", "interlude", size: 10, threads: 2, time: [1, 2, 3], bytes: 4, objects: 5, floor: 6,
      rival: 7)
  ])

  @Test
  func `a file has the fields that tools read`() throws {
    #expect(
      String(decoding: try results.json(), as: UTF8.self) == """
        [
          {
            "allocationsPerOperation" : 5,
            "bytesPerSubject" : 4,
            "name" : "call",
            "nsPerOperation" : {
              "max" : 3,
              "median" : 2,
              "min" : 1
            },
            "ratioToBestRival" : 7,
            "ratioToFloor" : 6,
            "size" : 10,
            "subject" : "interlude",
            "threads" : 2
          }
        ]
        """)
  }

  @Test
  func `what is written is read again`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try results.json().write(to: file)
    #expect(try Results(file: file.path) == results)
  }

  @Test
  func `the table has what was measured`() {
    #expect(
      Report(results).text == """
        benchmark  size  threads  subject    ns/op  × floor  × best rival  allocs/op  bytes
        call         10        2  interlude      2        6             7          5      4
        """)
  }
}
