import Foundation
import Interlude
import InterludeTracing
import Testing

private struct SoldOut: Error {}

private final class Order: Sendable {
  static let place = HookPoint("Order.place") { (order: Order, count: Int) throws in
    if count > 2 { throw SoldOut() }
  }
}

@Suite(.serialized) struct ObservingTests {
  private let order = Order()
  private let journal = Journal()

  private func log(_ line: String, _ duration: Duration = .zero) {
    journal.note(duration < .zero ? "in negative time" : line)
  }

  /// What the recipe prints.
  private func print(_ text: String) { journal.note(text) }

  @Test func `a person finds out what runs`() throws {
    let stock = try Order.place.before(name: "stock") { _, count in
      if count > 1 { throw SoldOut() }
    }
    let observation = Order.place.observe { event in
      switch event.happening {
      case .hookEnded(let hook, .threw(let error), _):
        log("\(hook.name ?? "a hook") threw \(error)")
      case .callEnded(let ending, let duration): log("\(event.hookPoint) \(ending)", duration)
      default: break
      }
    }
    try Order.place(order, 1)
    #expect(throws: SoldOut.self) { try Order.place(order, 2) }
    observation.cancel()
    stock.cancel()
    try Order.place(order, 2)
    #expect(
      journal.words == [
        "Order.place returned", "stock threw SoldOut()", "Order.place threw SoldOut()",
      ])
  }

  @Test func `a person draws what ran and says what is attached`() throws {
    let stock = try Order.place.before(name: "stock", fileID: "App/Stock.swift", line: 7) { _, _ in
    }
    let recorder = TraceRecorder()
    let recording = Order.place.observe(recorder.record)
    try Order.place(order, 2)
    recording.cancel()
    print(recorder.trace.tree)
    // Order.place
    //   before "stock", App/Stock.swift:7
    //   original
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try recorder.trace.writeChromeTrace(to: file)
    try FileManager.default.removeItem(at: file)
    print(Order.place.plan(for: order).tree)
    // Order.place
    // └ 1. before "stock", everywhere (outermost), App/Stock.swift:7, run 1 time
    //   └ original
    stock.cancel()
    let said = try RecipeText.blocks(in: "docs/recipes/observing.md").map { lines in
      lines.filter { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }.joined(separator: "\n")
    }
    #expect(journal.words == said.filter { !$0.isEmpty })
  }
}
