import Foundation
import SegueToolKit
import Testing

/// The Trace Event Format, as far as these tests look.
private struct TraceFile: Decodable {
  struct Event: Decodable {
    var name: String
    var ph: String
    var dur: Double?
  }

  var traceEvents: [Event]
}

@MainActor
@Suite
struct TraceOptionTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="1"><objects>
    <viewController id="l" customClass="ListController" customModule="App"><connections>
    <segue id="s1" kind="show" identifier="detail" destination="d"/>
    </connections></viewController></objects></scene>
    <scene sceneID="2"><objects>
    <viewController id="d" customClass="DetailController" customModule="App"/></objects></scene>
    </scenes></document>
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
  }

  private func call(_ words: String...) -> (status: CommandStatus, errors: String) {
    let (output, errors) = (Recorder(), Recorder())
    let status = Tool.standard.run(
      [words[0], folder.path + "/Main.storyboard"] + words.dropFirst(),
      Console(output: output.sink(), errors: errors.sink()))
    return (status, errors.written)
  }

  @Test(arguments: [["walk"], ["perform", "--segue", "detail"]])
  func `a trace file tells what ran`(words: [String]) throws {
    let file = folder.path + "/out.json"
    let status = Tool.standard.run(
      [words[0], folder.path + "/Main.storyboard"] + words.dropFirst() + ["--trace", file],
      Console(output: Recorder().sink(), errors: Recorder().sink()))
    #expect(status == .success)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let trace = try JSONDecoder().decode(TraceFile.self, from: data)
    let spans = trace.traceEvents.filter { $0.ph == "X" }
    #expect(spans.contains { $0.name == "SceneController.prepare" })
    #expect(spans.contains { $0.name == "before" })
    #expect(spans.allSatisfy { ($0.dur ?? -1) >= 0 })
  }

  @Test
  func `a trace file that cannot be written is an error`() {
    let file = folder.path + "/missing/out.json"
    let call = call("walk", "--trace", file)
    #expect(call.status == .findings)
    #expect(call.errors.hasPrefix("segue: error: cannot write the trace file '\(file)': "))
  }
}
