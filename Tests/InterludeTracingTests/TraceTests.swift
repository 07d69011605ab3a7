import Foundation
import Interlude
import InterludeTracing
import Testing

final class Deck: Sendable {}

struct Jam: Error, Equatable {}

@Suite struct TraceTests {
  let recorder = TraceRecorder()

  @Test func `a tree shows what ran inside of what`() throws {
    let inner = HookPoint("inner") { (_: Deck, _: Int) in }
    let outer = HookPoint("outer") { (deck: Deck, input: Int) throws in
      inner(deck, input)
      if input > 1 { throw Jam() }
    }
    try outer.before(name: "log", fileID: "App/Log.swift", line: 12) { _, _ in }
    outer.around(fileID: "App/Screen.swift", line: 40) { _, input, next in try next(input) }
    inner.after(fileID: "App/Late.swift", line: 7) { _, _, _ in }
    outer.observe(recorder.record)
    inner.observe(recorder.record)
    try outer(Deck(), 1)
    try? outer(Deck(), 2)
    #expect(
      recorder.trace.tree == """
        outer
          before "log", App/Log.swift:12
          around, App/Screen.swift:40
            original
              inner
                original
                after, App/Late.swift:7
        outer, threw Jam()
          before "log", App/Log.swift:12
          around, App/Screen.swift:40, threw Jam()
            original, threw Jam()
              inner
                original
                after, App/Late.swift:7
        """)
    #expect(recorder.trace.timedTree.split(separator: "\n").allSatisfy { $0.contains(" µs") })
    recorder.removeAll()
    #expect(recorder.trace.tree == "")
  }

  @Test func `answers that are given at the same time stand below their call`() async throws {
    let inner = HookPoint("inner") { (_: Deck, _: Int) in }
    let point = AsyncExtensionPoint<Deck, Int, Int, any Error>("ask")
    try point.answer(name: "a", fileID: "App/A.swift", line: 1) { _, input in input }
    point.answer(fileID: "App/B.swift", line: 2) { deck, input in
      inner(deck, input)
      throw Jam()
    }
    let outer = AsyncHookPoint("outer") { (deck: Deck, input: Int) async in
      await Task.yield()
      return await point.isolating { _ in }.collectInParallel(deck, input)
    }
    for observe in [outer.observe, point.observe, inner.observe] { _ = observe(recorder.record) }
    #expect(await outer(Deck(), 1) == [1])
    let lines = recorder.trace.tree.split(separator: "\n")
    #expect(lines.prefix(3) == ["outer", "  original", "    ask"])
    #expect(
      Set(lines.dropFirst(3)) == [
        "      answer \"a\", App/A.swift:1", "      answer, App/B.swift:2, threw Jam()",
        "        inner", "          original",
      ])
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(recorder.trace.chromeJSON.utf8))
    let spans = file.traceEvents.filter { $0.ph == "X" }
    #expect(spans.count { $0.cat == "hook" && $0.name.hasPrefix("answer") } == 2)
    for lane in Dictionary(grouping: spans, by: \.tid).values { expectNested(lane) }
  }

  @Test func `calls under way are left out`() {
    let recorder = recorder
    let point = HookPoint("p") { (_: Deck, _: Void) in
      #expect(recorder.trace.tree == "")
    }
    point.observe(recorder.record)
    point(Deck())
    #expect(recorder.trace.tree == "p\n  original")
  }

  @Test func `a call in a recorder's first moments does not confuse it`() {
    let recorder = recorder
    let inner = HookPoint("inner") { (_: Deck, _: Void) in }
    let outer = HookPoint("outer") { (deck: Deck, _: Void) in
      inner.observe(recorder.record)
      inner(deck)
      inner(deck)
    }
    outer.observe { _ in }
    outer(Deck())
    #expect(recorder.trace.tree == "inner\n  original\ninner\n  original")
  }

  @Test func `an empty trace is a valid file`() throws {
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(recorder.trace.chromeJSON.utf8))
    #expect(file.traceEvents.isEmpty)
  }

  @Test func `the trace file names, nests and times what ran`() async throws {
    let recorder = recorder
    let inner = AsyncHookPoint("inner \"quoted\"\n") { (_: Deck, _: Int) async in
      await Task.yield()
    }
    let outer = AsyncHookPoint("outer") { (deck: Deck, input: Int) async throws in
      await inner(deck, input)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { await inner(deck, input) } }
        try await group.waitForAll()
      }
      if input == 1 { throw Jam() }
    }
    outer.observe(recorder.record)
    inner.observe(recorder.record)
    outer.before { _, _ in await Task.yield() }
    outer.finally { _, _, _ in await Task.yield() }
    await withTaskGroup(of: Void.self) { group in
      for input in 0..<4 { group.addTask { try? await outer(Deck(), input) } }
    }
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(recorder.trace.chromeJSON.utf8))
    let spans = file.traceEvents.filter { $0.ph == "X" }
    #expect(spans.count { $0.cat == "call" && $0.name == "outer" } == 4)
    #expect(spans.count { $0.cat == "call" && $0.name == "inner \"quoted\"\n" } == 20)
    #expect(spans.count { $0.cat == "hook" && $0.name == "before" } == 4)
    #expect(spans.count { $0.cat == "original" } == 24)
    #expect(spans.count { $0.args.outcome == "threw Jam()" } == 2)
    #expect(spans.allSatisfy { ($0.ts ?? -1) >= 0 && ($0.dur ?? -1) >= 0 && $0.pid == 1 })
    #expect(file.traceEvents.count { $0.ph == "i" && $0.cat == "registration" } == 2)
    #expect(file.traceEvents.allSatisfy { ["X", "M", "i"].contains($0.ph) })
    for lane in Dictionary(grouping: spans, by: \.tid).values { expectNested(lane) }
  }

  /// Events of one thread nest like parentheses, or a viewer draws them wrong.
  private func expectNested(_ events: [TraceFile.Event]) {
    func nanoseconds(_ time: Double?) -> Int { Int(((time ?? 0) * 1000).rounded()) }
    var open: [Int] = []
    for event in events {
      let (start, length) = (nanoseconds(event.ts), nanoseconds(event.dur))
      while let last = open.last, last <= start { open.removeLast() }
      if let last = open.last { #expect(start + length <= last, "\(event)") }
      open.append(start + length)
    }
  }

  @Test func `a trace file is written whole or not at all`() throws {
    let point = HookPoint("p") { (_: Deck, _: Void) in }
    point.observe(recorder.record)
    point(Deck())
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "interlude-trace-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.json")
    try recorder.trace.writeChromeTrace(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == recorder.trace.chromeJSON)
    let taken = folder.appending(path: "taken", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: taken.appending(path: "full"), withIntermediateDirectories: true)
    for path in [folder.appending(path: "missing/trace.json"), taken] {
      #expect(throws: TraceFileError.self) { try recorder.trace.writeChromeTrace(to: path) }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["taken", "trace.json"])
  }

  @Test func `an error says which file and what to do`() {
    let error = TraceFileError(path: "/t/out.json", reason: "No space left on device")
    #expect(
      error.description
        == "cannot write the trace file '/t/out.json': No space left on device; "
        + "choose a path in a folder that can be written")
  }
}

/// The Trace Event Format, as far as it is used.
struct TraceFile: Decodable {
  struct Event: Decodable {
    struct Arguments: Decodable {
      var outcome: String?
    }

    var name: String
    var ph: String
    var pid: Int
    var tid: Int
    var args: Arguments
    var cat: String?
    var ts: Double?
    var dur: Double?
  }

  var traceEvents: [Event]
}
