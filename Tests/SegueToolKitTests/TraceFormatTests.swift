import Foundation
import Testing

/// The trace of a walked storyboard is what the Trace Event Format says and what a viewer can draw.
@Suite(.enabled(if: Program.path != nil, "the program is not beside the tests"))
struct TraceFormatTests {
  private struct File: Decodable {
    var displayTimeUnit: String
    var traceEvents: [Event]
  }

  private struct Event: Decodable {
    struct Arguments: Decodable {
      var hookPoint: String?
      var call: Int?
      var site: String?
      var outcome: String?
    }

    var name: String
    var ph: String
    var pid: Int
    var tid: Int
    var cat: String?
    var ts: Double?
    var dur: Double?
    var s: String?
    var args: Arguments

    /// Begin and end in nanoseconds, which a file has in microseconds with three digits.
    var interval: ClosedRange<Int> {
      let start = Int(((ts ?? -1) * 1000).rounded())
      return start...(start + Int(((dur ?? 0) * 1000).rounded()))
    }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="1"><objects>
    <navigationController id="n"><connections>
    <segue id="s0" kind="relationship" relationship="rootViewController" destination="l"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="2"><objects>
    <viewController id="l" customClass="ListController" customModule="App"><connections>
    <segue id="s1" kind="show" identifier="detail" destination="d"/>
    <segue id="s2" kind="presentation" identifier="about" destination="a"/>
    </connections></viewController></objects></scene>
    <scene sceneID="3"><objects>
    <viewController id="d" customClass="DetailController" customModule="App"/></objects></scene>
    <scene sceneID="4"><objects><viewController id="a"/></objects></scene>
    </scenes></document>
    """

  /// Walks a storyboard, in a process of its own: a trace has what all threads of a process do at hook points.
  private func walk() throws -> File {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    let file = folder.path + "/trace.json"
    let run = try Program.run(["walk", folder.path, "--trace", file])
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(
      File.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  @Test
  func `every event of a walk has the fields of its phase`() throws {
    let trace = try walk()
    #expect(trace.displayTimeUnit == "ns")
    #expect(Set(trace.traceEvents.map(\.ph)) == ["M", "X", "i"])
    for event in trace.traceEvents {
      #expect(event.pid == 1)
      switch event.ph {
      case "M": #expect(event.name == "thread_name")
      case "i": #expect(event.s == "p" && event.cat == "registration" && (event.ts ?? -1) >= 0)
      default:
        #expect((event.ts ?? -1) >= 0 && (event.dur ?? -1) >= 0, "\(event)")
        #expect(event.args.outcome == "returned", "\(event)")
        #expect(event.args.call != nil)
        #expect((event.args.site != nil) == (event.cat == "hook"))
      }
    }
    let named = Set(trace.traceEvents.filter { $0.ph == "M" }.map(\.tid))
    #expect(Set(trace.traceEvents.filter { $0.ph == "X" }.map(\.tid)) == named)
  }

  @Test
  func `what a walk runs nests, and hooks and originals stand in their calls`() throws {
    let spans = try walk().traceEvents.filter { $0.ph == "X" }
    let calls = spans.filter { $0.cat == "call" }
    #expect(calls.contains { $0.name == "SceneController.prepare" })
    #expect(calls.allSatisfy { $0.name == $0.args.hookPoint })
    #expect(spans.contains { $0.cat == "hook" && $0.name == "before" })
    let byNumber = Dictionary(grouping: calls) { $0.args.call ?? 0 }
    for span in spans where span.cat != "call" {
      let call = byNumber[span.args.call ?? -1]?.first
      #expect(call?.interval.contains(span.interval) == true, "\(span)")
    }
    for lane in Dictionary(grouping: spans, by: \.tid).values {
      var open: [ClosedRange<Int>] = []
      for span in lane.map(\.interval) {
        while let last = open.last, last.upperBound <= span.lowerBound { open.removeLast() }
        if let last = open.last { #expect(last.contains(span)) }
        open.append(span)
      }
    }
  }
}
