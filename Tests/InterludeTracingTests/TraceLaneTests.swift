import Foundation
import Interlude
import InterludeTracing
import Testing

@Suite struct TraceLaneTests {
  /// Events in the order in which an observer was told of them.
  final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [HookEvent] = []

    var events: [HookEvent] { lock.withLock { list } }

    func note(_ event: HookEvent) { lock.withLock { list.append(event) } }
  }

  @Test func `a call that is told of late shares no lane with what ran meanwhile`() async throws {
    let (told, recorder) = (Told(), TraceRecorder())
    let inner = HookPoint("inner") { (_: Deck, _: Int) in }
    let outer = AsyncHookPoint("outer") { (deck: Deck, input: Int) async in
      await Task.detached { inner(deck, input) }.value
    }
    outer.observe(told.note)
    inner.observe(told.note)
    await outer(Deck(), 1)
    // As if the thread of the inner call had come second to the recorder, after the outer one's end.
    let parts = Dictionary(grouping: told.events, by: \.hookPoint)
    for event in (parts["outer"] ?? []) + (parts["inner"] ?? []) { recorder.record(event) }
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(recorder.trace.chromeJSON.utf8))
    let calls = file.traceEvents.filter { $0.cat == "call" }
    #expect(calls.map(\.name) == ["outer", "inner"])
    #expect(Set(calls.map(\.tid)).count == 2)
  }
}
