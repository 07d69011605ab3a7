import BenchmarkKit
import Testing

@Suite
struct TablesTests {
  private let tables = Tables(
    Results([
      .made("call-unhooked", "bare method", size: 0, time: [1, 1, 1], objects: 0, floor: 1),
      .made("call-unhooked", size: 0, time: [3, 4, 5], objects: 0, floor: 4, rival: 2),
      .made("call-unhooked", "virtual method", size: 0, time: [2, 2, 2], floor: 2),
      .made("call-before", size: 1, time: [19, 20, 21], floor: 20),
      .made("threads-shared-plan", time: [19, 20, 21]),
      .made("threads-shared-plan", threads: 2, time: [9, 10, 11]),
    ]), machine: "a day, a machine")

  private func row(_ table: String, _ begin: String) throws -> String? {
    try tables.replacing(in: "<!-- benchmarks: \(table) -->\n<!-- end -->")
      .split(separator: "\n").first { $0.hasPrefix("| \(begin)") }.map(String.init)
  }

  @Test
  func `what stands between markers is written anew and the rest stays`() throws {
    let document = """
      before
      <!-- benchmarks: machine -->
      old
      <!-- end -->
      between
      <!-- benchmarks: machine --><!-- end -->
      after
      """
    let written = try tables.replacing(in: document)
    #expect(
      written == """
        before
        <!-- benchmarks: machine -->
        a day, a machine
        <!-- end -->
        between
        <!-- benchmarks: machine -->
        a day, a machine
        <!-- end -->
        after
        """)
    #expect(try tables.replacing(in: written) == written)
  }

  @Test
  func `goals say what was measured and whether that meets them`() throws {
    #expect(
      try row("goals", "call, no")
        == "| call, no hook on the point | bare + 4 ns | bare + 3 ns (4 × bare) | yes | `call-unhooked` |"
    )
    #expect(
      try row("goals", "one before")
        == "| one before | ≤ 15 ns | 20 ns (20 × bare) | no | `call-before` |")
    #expect(
      try row("goals", "two threads through")
        == "| two threads through one plan | ≥ 1.90 × one thread | 2 × | yes | `threads-shared-plan` |"
    )
  }

  @Test
  func `a goal on what was not measured is open`() throws {
    #expect(
      try row("goals", "five arounds")
        == "| five arounds | ≤ 100 ns | not measured |  | `call-around` |")
  }

  @Test
  func `speeds name the best rival`() throws {
    #expect(
      try row("speed", "call, no") == "| call, no hook attached | 4 | 4 | 2 (virtual method) |")
  }

  @Test(arguments: [
    ("<!-- benchmarks: speeds --><!-- end -->", "there is no table 'speeds'"),
    ("<!-- benchmarks: speed -->", "the table 'speed' has no end, '<!-- end -->'"),
  ])
  func `a document with other markers is refused`(_ document: String, _ message: String) {
    let error = #expect(throws: Tables.Unmarked.self) { try tables.replacing(in: document) }
    #expect(error?.description == message)
  }

  @Test
  func `series have a block for each subject`() {
    let series = Series(
      Results([
        .made("call", "bare method", time: [1, 2, 3]), .made("call", size: 1, time: [4, 5, 6]),
        .made("call", size: 10, time: [7, 8, 9]), .made("other", time: [1, 1, 1]),
      ]))
    #expect(series.names == ["call", "other"])
    #expect(
      series.blocks(of: "call") == """
        "bare method"
        1 1 1.0 2.0 3.0


        "interlude"
        1 1 4.0 5.0 6.0
        10 1 7.0 8.0 9.0

        """)
  }
}
