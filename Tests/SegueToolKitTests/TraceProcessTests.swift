import Foundation
import Testing

/// Runs the program where a trace file cannot be written, or is no file.
@Suite(
  .enabled(if: Program.path != nil, "the program is not beside the tests"), .timeLimit(.minutes(1)))
struct TraceProcessTests {
  private static let storyboard = """
    <document type='Storyboard'><scenes><scene><objects><viewController id='a'><connections>
    <segue id='s' kind='show' destination='a'/></connections></viewController></objects></scene>
    </scenes></document>
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "A.storyboard")
  }

  private func walk(trace: String, _ script: String) throws -> Program.Run {
    try Program.run([folder.path + "/A.storyboard", trace], script)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(arguments: [false, true])
  func `a disk that fills up leaves no part of a trace`(isOld: Bool) throws {
    let trace = folder.path + "/trace.json"
    if isOld { try folder.write("old", to: "trace.json") }
    // Files may have one block; the signal of the limit is ignored, so that writing fails.
    let run = try walk(
      trace: trace, #"trap '' XFSZ; ulimit -f 1; "$0" walk "$1" --trace "$2" 2>&1"#)
    #expect(run.status == 1)
    #expect(run.output.contains("segue: error: cannot write the trace file '\(trace)': "))
    #expect(try names == (isOld ? ["A.storyboard", "trace.json"] : ["A.storyboard"]))
    if isOld { #expect(try String(contentsOfFile: trace, encoding: .utf8) == "old") }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "there is no '/proc'"))
  func `a file system that takes no files is told`() throws {
    let run = try walk(trace: "/proc/trace.json", #""$0" walk "$1" --trace "$2""#)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("segue: error: cannot write the trace file '/proc/trace.json': "))
  }

  @Test
  func `a pipe is written to and stays`() throws {
    let run = try walk(
      trace: folder.path + "/pipe",
      #"mkfifo "$2"; "$0" walk "$1" --trace "$2" >&2 & cat "$2"; wait; test -p "$2""#)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"displayTimeUnit":"ns","traceEvents":["#))
    #expect(run.output.hasSuffix("\n]}\n"))
    #expect(try names == ["A.storyboard", "pipe"])
  }

  @Test
  func `a link is followed and stays`() throws {
    try folder.write("old", to: "target.json")
    try folder.link("link", to: "target.json")
    let run = try walk(
      trace: folder.path + "/link",
      #""$0" walk "$1" --trace "$2" && test -L "$2" && grep -q traceEvents "$2""#)
    #expect(run.status == 0)
    #expect(try names == ["A.storyboard", "link", "target.json"])
  }

  @Test
  func `output that cannot be written leaves no trace`() throws {
    let run = try walk(trace: folder.path + "/t", #""$0" walk "$1" --trace "$2" >&-"#)
    #expect(run.status == 1)
    #expect(try names == ["A.storyboard"])
  }
}
